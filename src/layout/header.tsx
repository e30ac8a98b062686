// §2 top bar: 'Admin Page', language, bell, profile; the search over everything, and the theme.
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuRounded from '@mui/icons-material/MenuRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { pressedBy } from '#src/look/keys.ts';
import { styled, useColorScheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Avatar } from '#src/components/people/avatar.tsx';
import { Link } from '#src/components/page/link.tsx';
import { languages, setLanguage, useTranslation } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { Bell } from './bell.tsx';
import { low } from '#src/look/media.ts';
import { narrow } from '#src/look/narrow.ts';

const Title = styled(Link)(({ theme }) => ({
  marginInlineEnd: 'auto',
  fontSize: '1rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  lineHeight: 1.25,
  // Where a name stands beside it, that gives way; on a phone it takes a second line before it is cut.
  overflow: 'hidden',
  [theme.breakpoints.up('sm')]: { flexShrink: 0 },
}));

const Profile = styled(Link)(({ theme }) => ({
  minHeight: 44,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 32,
  '& > div': { minWidth: 0, [theme.breakpoints.down('sm')]: { display: 'none' } },
}));

/** Where there is little room, a sign with the list over it. */
const LanguageInput = styled(OutlinedInput)(({ theme }) => ({
  flex: 'none',
  width: '8rem',
  '& > .MuiSvgIcon-root:first-of-type': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    width: 44,
    height: 44,
    justifyContent: 'center',
    // The list reaches over its edges: it takes no press from what stands beside it.
    overflow: 'hidden',
    '& > .MuiSvgIcon-root:first-of-type': { display: 'block' },
    '& .MuiNativeSelect-icon': { display: 'none' },
    '& select': { position: 'absolute', inset: 0, height: '100%', opacity: 0 },
    '&:not(.Mui-focused)': { borderColor: 'transparent' },
  },
}));

export interface HeaderProps {
  /** The signed-in admin's name. */
  name: string;
  avatar: string | undefined;
  onMenu: () => void;
  onSearch: () => void;
}

export function Header({ name, avatar, onMenu, onSearch }: HeaderProps) {
  const { t, language } = useTranslation();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <AppBar position="sticky" sx={{ [low]: { position: 'static' } }}>
      <Toolbar>
        <IconButton aria-label={t('Menu')} onClick={onMenu} sx={{ display: { lg: 'none' } }}>
          <MenuRounded />
        </IconButton>
        <Title href={paths.home}>{t('Admin Page')}</Title>
        <IconButton
          aria-label={t('Search everything')}
          {...pressedBy('find')}
          title={t('Search everything ({{key}})', { key: 'Ctrl K' })}
          onClick={onSearch}
        >
          <SearchRounded fontSize="small" />
        </IconButton>
        <NativeSelect
          value={language}
          input={<LanguageInput startAdornment={<TranslateRounded fontSize="small" aria-hidden="true" />} />}
          inputProps={{ 'aria-label': t('Language') }}
          onChange={(event) => void setLanguage(event.target.value)}
        >
          {languages.map(({ code, name: title }) => (
            <option key={code} value={code}>
              {t(title)}
            </option>
          ))}
        </NativeSelect>
        <IconButton
          aria-label={isDark ? t('Switch to the light theme') : t('Switch to the dark theme')}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
          // The title needs its place; My account offers the themes too.
          sx={{ [narrow]: { display: 'none' } }}
        >
          {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
        </IconButton>
        <Bell />
        <Profile href={paths.account}>
          <span className="visually-hidden">{t('My account')}</span>
          <Avatar name={name} src={avatar} size={32} />
          <div>
            <Typography variant="body2" noWrap sx={{ fontWeight: 500, lineHeight: '1rem' }}>
              {name}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.5 }}>
              {t('Admin')}
            </Typography>
          </div>
        </Profile>
      </Toolbar>
    </AppBar>
  );
}
