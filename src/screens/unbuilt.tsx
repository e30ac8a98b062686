// A section that this version does not have yet: said openly.
import { useTranslation } from '#src/i18n.ts';
import { useLocation } from 'wouter';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Link } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { paths } from '#src/paths.ts';
import { routeAt } from '#src/routes.tsx';

export function Unbuilt() {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <>
      <PageHeader title={t(routeAt(path).title)} />
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
