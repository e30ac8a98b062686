/** How the library's parts sit in calm water: flat, bordered, quiet until touched. */
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';

type Style = { theme: Omit<Theme, 'components'> };

const ring = ({ theme }: Style): CSSObject => ({
  '&:focus-visible, &.Mui-focusVisible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
});

const floating = ({ theme }: Style): CSSObject => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundImage: 'none',
  boxShadow: '0 1px 2px rgb(11 31 51 / 6%), 0 12px 32px -8px rgb(11 31 51 / 22%)',
});

const row: CSSObject = { minHeight: 36, margin: '0 4px', padding: '6px 8px', borderRadius: 6, fontSize: 14 };

export const overrides: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: ring } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: ownerState.size === 'small' ? 30 : 36,
        minWidth: 0,
        padding: ownerState.size === 'small' ? '3px 10px' : '5px 14px',
        whiteSpace: 'nowrap',
        '@media (pointer: coarse)': { minHeight: ownerState.size === 'small' ? 36 : 44 },
        '&:active': { transform: 'translateY(0.5px)' },
        '& .MuiButton-startIcon > svg, & .MuiButton-endIcon > svg': { fontSize: 18 },
        '&[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
        '&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.55 },
        '&[aria-busy]': { cursor: 'progress' },
        variants: [
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              borderColor: `color-mix(in srgb, ${theme.vars.palette.sea.control} 50%, ${theme.vars.palette.divider})`,
              backgroundColor: theme.vars.palette.background.paper,
              boxShadow: '0 1px 1px rgb(11 31 51 / 4%)',
              '&:hover': {
                borderColor: theme.vars.palette.sea.control,
                backgroundColor: theme.vars.palette.sea.sunken,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.sea.sunken } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.sea.sunken, color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 } } },
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
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiMenu: { styleOverrides: { paper: floating, list: { padding: '4px 0' } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...row,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.sea.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.sea.primarySoft,
          fontWeight: 500,
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 6, fontSize: 12, fontWeight: 500, height: 24 } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        backgroundColor: '#0B1F33',
        color: '#FFFFFF',
        fontSize: 12,
        fontWeight: 400,
        padding: '6px 10px',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.sea.sunken, borderRadius: 6 }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
        padding: '10px 12px',
      }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: 12, fontWeight: 500 }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      hover: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.sea.sunken } }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
