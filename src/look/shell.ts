/** The parts of the frame: top bar and menu. */
import type { ThemeOptions } from '@mui/material/styles';

/** Pixels; the side menu stands under it. */
export const barHeight = 56;
/** Pixels that the side menu is wide at least, where it is no drawer: a sixth of the window. */
export const narrowestMenu = 200;
/** Pixels beside the content, in a window that is wide and in one of a phone. */
export const contentPadding = { wide: 28, phone: 16 };
/** Pixels that the content is wide at most. */
export const widestContent = 1280;

export const shell: ThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiDrawer: { defaultProps: { elevation: 0 } },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: {
      dense: ({ theme }) => ({
        gap: 12,
        minHeight: barHeight - 1,
        padding: '0 20px',
        [theme.breakpoints.down('sm')]: { gap: 4, padding: '0 8px' },
      }),
    },
  },
};
