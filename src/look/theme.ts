import { createTheme } from '@mui/material/styles';
import { overrides } from './overrides.ts';
import { tokens, type Tokens } from './tokens.ts';

type Custom = Pick<
  Tokens,
  'sunken' | 'control' | 'primarySoft' | 'accent' | 'status' | 'tip' | 'tipLine' | 'onTip'
>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    sea: Custom;
  }
  interface PaletteOptions {
    sea?: Custom;
  }
}

const palette = ({ status, ...t }: Tokens) => ({
  primary: { main: t.primary, dark: t.primaryHover, light: t.primarySoft, contrastText: t.onPrimary },
  secondary: { main: t.accent, contrastText: '#04201E' },
  error: { main: t.danger, dark: t.dangerHover, light: status.red.soft, contrastText: t.onDanger },
  warning: { main: status.amber.ink, light: status.amber.soft, contrastText: status.amber.soft },
  success: { main: status.green.ink, light: status.green.soft, contrastText: status.green.soft },
  info: { main: status.blue.ink, light: status.blue.soft, contrastText: status.blue.soft },
  text: { primary: t.ink, secondary: t.muted },
  background: { default: t.ground, paper: t.surface },
  divider: t.line,
  sea: {
    status,
    sunken: t.sunken,
    control: t.control,
    primarySoft: t.primarySoft,
    accent: t.accent,
    tip: t.tip,
    tipLine: t.tipLine,
    onTip: t.onTip,
  },
});

const heading = { fontWeight: 600, letterSpacing: '-0.011em', lineHeight: 1.3 };

/** Pixels. */
export const spacingStep = 4;

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'qd', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: palette(tokens.light) }, dark: { palette: palette(tokens.dark) } },
  focusVisible: true,
  spacing: spacingStep,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 90,
      shorter: 110,
      short: 130,
      standard: 150,
      complex: 180,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: 14,
    fontWeightBold: 600,
    h1: { ...heading, fontSize: '1.25rem', letterSpacing: '-0.017em' },
    h2: { ...heading, fontSize: '1rem' },
    h3: { ...heading, fontSize: '0.875rem' },
    h4: { ...heading, fontSize: '0.875rem' },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.875rem', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  components: overrides,
});
