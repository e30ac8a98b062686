// The colours of the design by what they are for; theme.ts gives them to the UI library under its own names.

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
  /** The small dark note above a button, the same in both schemes. */
  tip: string;
  tipLine: string;
  onTip: string;
  status: Record<StatusColor, { ink: string; soft: string }>;
}

/** The colours a status may have in the label tables. */
export type StatusColor = 'blue' | 'red' | 'amber' | 'green' | 'grey';

const tip = { tip: '#0B1F33', tipLine: '#22384C', onTip: '#FFFFFF' };

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
    ...tip,
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
    ...tip,
    status: {
      blue: { ink: '#7CC6EE', soft: '#12324A' },
      red: { ink: '#FF9C95', soft: '#431F22' },
      amber: { ink: '#F0BE63', soft: '#3A2B0E' },
      green: { ink: '#6FD3A6', soft: '#10382B' },
      grey: { ink: '#B3C3D2', soft: '#1E3245' },
    },
  },
};
