// §2 side menu: the sections of navigation.json in their order, then the tools, then Sign Out.
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Link } from '#src/components/page/link.tsx';
import { pressedBy } from '#src/look/keys.ts';
import { Icon } from '#src/look/icon.tsx';
import { sections, tools } from './sections.ts';
import { useOfferedSections } from './use-offered-sections.ts';

const Entries = styled(List)({ display: 'flex', flexDirection: 'column', gap: 2, padding: 12 });

/** What stands below the sections, behind a line. */
const Later = styled(Entries)(({ theme }) => ({
  '&::before': { content: '""', margin: '-8px 0 6px', borderTop: `1px solid ${theme.vars.palette.divider}` },
  paddingTop: 0,
}));

const Entry = styled(ListItemButton)(({ theme }) => ({
  gap: 10,
  minHeight: 38,
  padding: '6px 10px',
  borderRadius: 8,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&&[aria-current]': {
    backgroundColor: theme.vars.palette.sea.primarySoft,
    color: theme.vars.palette.primary.main,
  },
})) as typeof ListItemButton;

export interface SidebarProps {
  /** The present path. */
  path: string;
  onKeys: () => void;
  onSignOut: () => void;
}

export function Sidebar({ path, onKeys, onSignOut }: SidebarProps) {
  const { t } = useTranslation();
  const offeredOf = useOfferedSections();
  const offeredTools = offeredOf(tools);
  const isHere = (section: string): boolean => path === section || path.startsWith(`${section}/`);
  const entryOf = (entry: { path: string; title: string; icon: string }) => (
    <ListItem key={entry.path} disablePadding>
      <Entry component={Link} href={entry.path} aria-current={isHere(entry.path) ? 'page' : undefined}>
        <Icon name={entry.icon} drawing="line" fontSize="small" />
        {t(entry.title)}
      </Entry>
    </ListItem>
  );
  return (
    <div>
      <nav aria-label={t('Sections')}>
        <Entries>{offeredOf(sections).map(entryOf)}</Entries>
      </nav>
      {offeredTools.length > 0 && (
        <nav aria-label={t('Tools')}>
          <Later>{offeredTools.map(entryOf)}</Later>
        </nav>
      )}
      <Later>
        <ListItem disablePadding>
          <Entry component="button" onClick={onKeys} {...pressedBy('help')}>
            <KeyboardOutlined aria-hidden="true" fontSize="small" />
            {t('Keys')}
          </Entry>
        </ListItem>
        <ListItem disablePadding>
          <Entry component="button" onClick={onSignOut}>
            <LogoutRounded aria-hidden="true" fontSize="small" />
            {t('Sign Out')}
          </Entry>
        </ListItem>
      </Later>
    </div>
  );
}
