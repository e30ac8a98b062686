// What the UI library needs around its parts: the theme, its colours as custom properties, and the nonce for its style
// elements. The login page and the boat list do without.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { nonce } from './nonce.ts';

const styles = createCache({ key: 'qd', ...(nonce ? { nonce } : {}) });

/** The colours follow the attribute that scheme.ts sets; the library neither sets nor remembers one. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
