import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { languages, setLanguage, startI18n, type Language } from '#src/i18n.ts';
import { theme } from '#src/theme.ts';
import '#src/theme.css';
import { applyTokens } from '#src/tokens.ts';

applyTokens();
void startI18n();

type Scheme = 'light' | 'dark';

function Scheme({ mode, children }: { mode: Scheme; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return children;
}

const inTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider theme={theme} defaultMode={globals.theme as Scheme}>
    <Scheme mode={globals.theme as Scheme}>
      <Story />
    </Scheme>
  </ThemeProvider>
);

const preview: Preview = {
  decorators: [inTheme],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
        dynamicTitle: true,
      },
    },
  },
  loaders: [({ globals }) => setLanguage(globals.language as Language)],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Controls', 'Feedback', 'Boat', 'Forms'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
