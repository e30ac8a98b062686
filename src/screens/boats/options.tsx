// §2 boat options: the menu of a boat's settings.
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { dayText } from '#src/components/day.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { Link } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { MenuIcon } from '#src/layout/icons.tsx';
import { paths } from '#src/paths.ts';
import { ownerName } from '#src/stores/boat-search.ts';
import { useCurrentBoat } from './use-current-boat.ts';

const Menu = styled('ul')(({ theme }) => ({
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 16px',
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '& > svg': { color: theme.vars.palette.text.secondary },
    '& > svg:last-child': { marginInlineStart: 'auto' },
  },
}));

export function BoatOptions() {
  const { t } = useTranslation();
  const { boat, error, reload } = useCurrentBoat();
  if (error !== undefined) return <ErrorState title={t(error)} onRetry={reload} />;
  if (!boat) return <Spinner label={t('Loading the boat…')} />;
  const facts = [ownerName(boat), boat.location1, dayText(boat.date)].filter(Boolean);
  return (
    <>
      <PageHeader
        title={boat.model ?? ''}
        description={facts.join(' · ')}
        back={{ href: paths.boat, label: t('Back to the boat') }}
      />
      <nav aria-label={t('Edit Boat')}>
        <Menu>
          {navigation.boatOptions.map(({ path, title, icon }) => (
            <li key={path}>
              <Link href={path}>
                <MenuIcon name={icon} />
                {t(title)}
                <ChevronRightRounded aria-hidden="true" />
              </Link>
            </li>
          ))}
        </Menu>
      </nav>
    </>
  );
}
