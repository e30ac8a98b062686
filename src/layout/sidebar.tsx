// §2 side menu: the sections of navigation.json in their order, then Sign Out.
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { Link } from '#src/components/link.tsx';
import { MenuIcon } from './icons.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: 12,
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 38,
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sea.sunken },
    '&[aria-current]': {
      color: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.sea.primarySoft,
    },
  },
  '& li:last-child': { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export interface SidebarProps {
  /** The present path. */
  path: string;
  onSignOut: () => void;
}

export function Sidebar({ path, onSignOut }: SidebarProps) {
  const { t } = useTranslation();
  const isHere = (section: string): boolean => path === section || path.startsWith(`${section}/`);
  return (
    <nav aria-label={t('Sections')}>
      <List>
        {navigation.sidebar.map((entry) => (
          <li key={entry.path}>
            <Link href={entry.path} aria-current={isHere(entry.path) ? 'page' : undefined}>
              <MenuIcon name={entry.icon} />
              {t(entry.title)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onSignOut}>
            <LogoutRounded aria-hidden="true" fontSize="small" />
            {t('Sign Out')}
          </button>
        </li>
      </List>
    </nav>
  );
}
