/** How the library's parts sit in calm water: flat, bordered, quiet until touched. */
import { keyframes, type CSSObject, type Theme, type ThemeOptions } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { controls } from './controls.ts';
import { tables } from './tables.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

type Style = { theme: Omit<Theme, 'components'> };

const floating = ({ theme }: Style): CSSObject => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundImage: 'none',
  boxShadow: '0 1px 2px rgb(11 31 51 / 6%), 0 12px 32px -8px rgb(11 31 51 / 22%)',
});

export const overrides: ThemeOptions['components'] = {
  ...controls,
  ...buttons,
  ...tables,
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 } } },
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
          margin: 12,
          width: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 16, fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
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
