// §2 top bar: 'Admin Page', language, bell, profile; and the theme.
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuRounded from '@mui/icons-material/MenuRounded';
import { IconButton } from '#src/components/icon-button.tsx';
import { styled, useColorScheme } from '@mui/material/styles';
import { Avatar } from '#src/components/avatar.tsx';
import { Link } from '#src/components/link.tsx';
import { SelectInput } from '#src/components/select-input.tsx';
import { languages, setLanguage, useTranslation, type Language } from '#src/i18n.ts';
import { paths } from '#src/paths.ts';
import { Bell } from './bell.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 56,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > a': {
    marginInlineEnd: 'auto',
    fontSize: 16,
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .menu': { [theme.breakpoints.up('lg')]: { display: 'none' } },
  '& .language': { width: 128, [theme.breakpoints.down('sm')]: { width: 120 } },
  [theme.breakpoints.down('sm')]: { gap: 4, padding: '0 8px' },
}));

const Profile = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& p': { fontSize: 13, fontWeight: 500, lineHeight: '16px', whiteSpace: 'nowrap' },
  '& small': { fontSize: 12, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& > div:last-child': { display: 'none' } },
}));

export interface HeaderProps {
  /** The signed-in admin's name. */
  name: string;
  avatar: string | undefined;
  onMenu: () => void;
}

export function Header({ name, avatar, onMenu }: HeaderProps) {
  const { t, language } = useTranslation();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Bar>
      <IconButton className="menu" aria-label={t('Menu')} onClick={onMenu}>
        <MenuRounded />
      </IconButton>
      <Link href={paths.home}>{t('Admin Page')}</Link>
      <div className="language">
        <SelectInput
          aria-label={t('Language')}
          value={language}
          options={languages.map(({ code, name: title }) => ({ _id: code, name: title }))}
          translate
          isAlwaysChosen
          onChange={(code) => void setLanguage(code as Language)}
        />
      </div>
      <IconButton
        aria-label={isDark ? t('Switch to the light theme') : t('Switch to the dark theme')}
        onClick={() => setMode(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
      <Bell />
      <Profile>
        <Avatar name={name} src={avatar} size={32} />
        <div>
          <p>{name}</p>
          <small>{t('Admin')}</small>
        </div>
      </Profile>
    </Bar>
  );
}
