// §2 top bar: 'Admin Page', language, bell, profile; and the theme.
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuRounded from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useSnapshot } from 'valtio';
import { Avatar } from '#src/components/people/avatar.tsx';
import { Link } from '#src/components/page/link.tsx';
import { languages, setLanguage, useTranslation, type Language } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { scheme, setScheme } from '#src/look/scheme.ts';
import { Bell } from './bell.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  /** The signed-in admin's name. */
  name: string;
  avatar: string | undefined;
  onMenu: () => void;
}

export function Header({ name, avatar, onMenu }: HeaderProps) {
  const { t, language } = useTranslation();
  const { isDark } = useSnapshot(scheme);
  return (
    <header className={styles.bar}>
      <IconButton className={styles.menu} aria-label={t('Menu')} onClick={onMenu}>
        <MenuRounded />
      </IconButton>
      <Link href={paths.home}>{t('Admin Page')}</Link>
      <div className={styles.language}>
        <TextField
          select
          value={language}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Language') } }}
          onChange={(event) => void setLanguage(event.target.value as Language)}
        >
          {languages.map(({ code, name: title }) => (
            <option key={code} value={code}>
              {t(title)}
            </option>
          ))}
        </TextField>
      </div>
      <IconButton
        aria-label={isDark ? t('Switch to the light theme') : t('Switch to the dark theme')}
        onClick={() => setScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
      <Bell />
      <div className={styles.profile}>
        <Avatar name={name} src={avatar} size={32} />
        <div>
          <p>{name}</p>
          <small>{t('Admin')}</small>
        </div>
      </div>
    </header>
  );
}
