import { createTheme } from '@mui/material/styles';
import { overrides } from './theme-overrides.ts';

/** The colours of one scheme, by what they are for. */
export interface Tokens {
  ground: string;
  surface: string;
  /** Behind what lies lower than the surface: wells, table heads, hovered rows. */
  sunken: string;
  ink: string;
  muted: string;
  /** Separates; never the only sign of a control. */
  line: string;
  /** The border of a control: 3:1 against ground and surface. */
  control: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  primarySoft: string;
  accent: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  status: Record<StatusColor, { ink: string; soft: string }>;
}

/** The colours a status may have in the label tables. */
export type StatusColor = 'blue' | 'red' | 'amber' | 'green' | 'grey';

export const tokens: Record<'light' | 'dark', Tokens> = {
  light: {
    ground: '#F6F8FA',
    surface: '#FFFFFF',
    sunken: '#EEF2F6',
    ink: '#0B1F33',
    muted: '#52667A',
    line: '#DCE3EA',
    control: '#7D8FA2',
    primary: '#0B5C8A',
    primaryHover: '#084A70',
    onPrimary: '#FFFFFF',
    primarySoft: '#E6F1F8',
    accent: '#1FA69A',
    danger: '#B93330',
    dangerHover: '#962523',
    onDanger: '#FFFFFF',
    status: {
      blue: { ink: '#0B5C8A', soft: '#E6F1F8' },
      red: { ink: '#A92B2B', soft: '#FCE9E8' },
      amber: { ink: '#8A5300', soft: '#FCF1DC' },
      green: { ink: '#0F6B4A', soft: '#E3F4EC' },
      grey: { ink: '#4A5D70', soft: '#EDF1F5' },
    },
  },
  dark: {
    ground: '#0A1622',
    surface: '#10202F',
    sunken: '#162A3C',
    ink: '#E6EEF5',
    muted: '#9DB2C6',
    line: '#22384C',
    control: '#5F7C96',
    primary: '#5CB8E6',
    primaryHover: '#84CBEF',
    onPrimary: '#0A1622',
    primarySoft: '#12324A',
    accent: '#3CC7B9',
    danger: '#FF9C95',
    dangerHover: '#FFB8B3',
    onDanger: '#2B0C0B',
    status: {
      blue: { ink: '#7CC6EE', soft: '#12324A' },
      red: { ink: '#FF9C95', soft: '#431F22' },
      amber: { ink: '#F0BE63', soft: '#3A2B0E' },
      green: { ink: '#6FD3A6', soft: '#10382B' },
      grey: { ink: '#B3C3D2', soft: '#1E3245' },
    },
  },
};

type Custom = Pick<Tokens, 'sunken' | 'line' | 'control' | 'primarySoft' | 'accent' | 'status'>;

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
    line: t.line,
    control: t.control,
    primarySoft: t.primarySoft,
    accent: t.accent,
  },
});

const heading = { fontWeight: 600, letterSpacing: '-0.011em', lineHeight: 1.3 };

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'qd', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: palette(tokens.light) }, dark: { palette: palette(tokens.dark) } },
  spacing: 4,
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
