// In the place of a boat that is loading, or could not be loaded: the page has its head and its way back.
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { CurrentBoatView } from './use-current-boat.ts';

interface NoBoatYetProps extends Pick<CurrentBoatView, 'error' | 'reload'> {
  title: string;
  back: { href: string; label: string };
}

export function NoBoatYet({ title, back, error, reload }: NoBoatYetProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} back={back} />
      {error === undefined ? <Spinner /> : <ErrorState title={t(error)} onRetry={reload} />}
    </>
  );
}
