// The theme around everything that is shown: its colours as custom properties, the styles of the page itself, and the
// nonce for the style elements.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { nonce } from './nonce.ts';
import { schemeKey, schemeStorage } from './scheme-storage.ts';
import { theme } from './theme.ts';

const styles = createCache({ key: 'qd', ...(nonce ? { nonce } : {}) });

export function Themed({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} noSsr modeStorageKey={schemeKey} storageManager={schemeStorage}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
