// What the UI library needs around it: its theme, and the nonce for its style elements. The login page does without.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeKey } from '#src/scheme.ts';
import { theme } from '#src/theme.ts';
import { nonce } from './nonce.ts';

const styles = createCache({ key: 'qd', ...(nonce ? { nonce } : {}) });

export function Themed({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeKey}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
