// A section that this version does not have yet: said openly.
import { useTranslation } from '#src/i18n.ts';
import { useLocation } from 'wouter';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { EmptyState } from '#src/components/empty-state.tsx';
import { Link } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { paths } from '#src/paths.ts';

const entries = [...navigation.sidebar, ...navigation.boatOptions];
const titleOf = (path: string): string => entries.find((entry) => entry.path === path)?.title ?? '';

export function Unbuilt() {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={t(titleOf(path))} />
      <EmptyState
        title={t('This section is not part of this version yet')}
        illustration="buoy"
        action={<Link href={paths.boats}>{t('Go to Boats')}</Link>}
      >
        {t('Boats can be reviewed and edited today; this section follows.')}
      </EmptyState>
    </>
  );
}
