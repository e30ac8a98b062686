// §2 top bar: 'Admin Page', language, bell, profile; and the theme.
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuRounded from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { useSnapshot } from 'valtio';
import { Avatar } from '#src/components/avatar.tsx';
import { Link } from '#src/components/link.tsx';
import { SelectInput } from '#src/components/select-input.tsx';
import { languages, setLanguage, useTranslation, type Language } from '#src/i18n.ts';
import { paths } from '#src/paths.ts';
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
