/** How the library's parts sit in calm water: flat, bordered, quiet until touched. */
import { keyframes, type ThemeOptions } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { controls } from './controls.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import { floating } from './floating.ts';
import { pageStyles } from './page-styles.ts';
import { barHeight, shell } from './shell.ts';
import { tables } from './tables.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const overrides: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: pageStyles },
  ...controls,
  ...buttons,
  ...display,
  ...fields,
  ...shell,
  ...tables,
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
  // Kept turning slowly when less motion is asked for: a still ring reads as broken.
  MuiCircularProgress: {
    defaultProps: { disableShrink: true },
    styleOverrides: {
      root: {
        '@media (prefers-reduced-motion: reduce)': {
          animation: `${turn} 3s linear infinite !important`,
        },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating({ theme }),
        borderRadius: 12,
        [theme.breakpoints.down('sm')]: {
          // Below the top bar, over which toasts lie: what it is about stays in sight.
          margin: `${barHeight + 4}px 12px 12px`,
          width: 'calc(100% - 24px)',
          maxHeight: `calc(100% - ${barHeight + 16}px)`,
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 4px', fontSize: '1rem', fontWeight: 600, outlineOffset: -2 },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      // Room for the ring of what has the focus, which would be cut off.
      root: { padding: '8px 24px 16px', '.MuiDialogTitle-root + &': { paddingTop: 4 } },
    },
  },
  MuiDialogActions: {
    // Words that do not fit beside each other stand below each other.
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(7 20 33 / 48%)' } } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.sea.sunken, borderRadius: 6 }),
    },
  },
};
