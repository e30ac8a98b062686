/** What is shown rather than filled in: chips, faces, notices, rows of a menu. */
import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { coarse } from './media.ts';

type Style = { theme: Omit<Theme, 'components'> };

const severities = ['error', 'warning', 'info', 'success'] as const;

const chip = ({ theme }: Style): CSSObject => ({
  height: 32,
  maxWidth: '100%',
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.sea.primarySoft,
  '&.MuiChip-outlined': {
    height: 28,
    borderRadius: 6,
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A chip whose cross is a button of its own, so that the keyboard reaches it.
  '& .MuiIconButton-root': {
    width: 26,
    height: 26,
    marginInlineEnd: -9,
    '& .MuiSvgIcon-root': { fontSize: '0.9375rem' },
    [coarse]: { width: 44, height: 44 },
  },
  [coarse]: { '&.MuiChip-root:has(button)': { height: 44 } },
});

const alert = ({ theme }: Style): CSSObject => ({
  minHeight: 36,
  padding: '6px 16px',
  fontSize: '0.8125rem',
  '& .MuiAlert-icon': { padding: 0, marginRight: 8, color: 'inherit', opacity: 1 },
  '& .MuiAlert-icon > svg': { fontSize: '1.125rem' },
  '& .MuiAlert-message': { padding: 0 },
  ...Object.fromEntries(
    severities.map((severity) => [
      `&.MuiAlert-color${severity.charAt(0).toUpperCase()}${severity.slice(1)}`,
      { color: theme.vars.palette[severity].main, backgroundColor: theme.vars.palette[severity].light },
    ]),
  ),
});

export const display: ThemeOptions['components'] = {
  MuiChip: {
    styleOverrides: {
      root: chip,
      label: ({ theme }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        padding: '0 10px',
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
        '& b': { fontWeight: 500 },
        '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        '&.MuiAvatar-colorDefault': {
          backgroundColor: theme.vars.palette.sea.primarySoft,
          color: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: alert } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 12px 8px 16px',
        '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
      }),
    },
  },
};
