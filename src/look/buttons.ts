/** Buttons: flat, quiet until touched, 36 px high and 44 px where a finger presses. */
import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { coarse } from './media.ts';

type Style = { theme: Omit<Theme, 'components'> };

const button = ({ theme }: Style): CSSObject => {
  const { sea, text, divider, background } = theme.vars.palette;
  return {
    minWidth: 0,
    minHeight: 36,
    padding: '5px 14px',
    border: '1px solid transparent',
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    '&:active': { transform: 'translateY(0.5px)' },
    '&.MuiButton-text:hover': { backgroundColor: sea.sunken },
    '&.MuiButton-outlined': { borderColor: 'currentColor', backgroundColor: background.paper },
    '&.MuiButton-outlined:hover': { backgroundColor: sea.sunken },
    '&.MuiButton-colorInherit': { color: text.primary },
    '&.MuiButton-colorInherit.MuiButton-outlined': { borderColor: divider },
    '&.MuiButton-colorInherit.MuiButton-outlined:hover': { borderColor: sea.control },
    '&.MuiButton-colorInherit.MuiButton-contained': { backgroundColor: sea.sunken },
    // Off, and still in reach of the keyboard: ActionButton.
    '&[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-disabled=true]:not([aria-busy]), &.Mui-disabled': { opacity: 0.55 },
    '&[aria-busy]': { cursor: 'progress' },
    [coarse]: { minHeight: 44 },
  };
};

const iconButton = ({ theme }: Style): CSSObject => {
  const { sea, text } = theme.vars.palette;
  return {
    width: 36,
    height: 36,
    padding: 0,
    borderRadius: 8,
    color: text.secondary,
    '&:hover': { backgroundColor: sea.sunken, color: text.primary },
    '&.Mui-disabled, &[aria-disabled=true]': { color: 'inherit', opacity: 0.4 },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
    [coarse]: { width: 44, height: 44 },
  };
};

/** The chosen one has a line, as below the chosen one of tabs: the grounds alone are too near to each other. */
const toggleButton = ({ theme }: Style): CSSObject => {
  const { primary, sea, text } = theme.vars.palette;
  return {
    color: text.secondary,
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: sea.primarySoft,
      boxShadow: `inset 0 -2px ${primary.main}`,
      color: primary.main,
    },
    [coarse]: { minHeight: 44 },
  };
};

export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: button,
      sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: '0.8125rem', [coarse]: { minHeight: 44 } },
      startIcon: { marginInline: '0 8px', '& > svg:nth-of-type(1)': { fontSize: '1.125rem' } },
      endIcon: { marginInline: '8px 0', '& > svg:nth-of-type(1)': { fontSize: '1.125rem' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: iconButton,
      sizeSmall: { width: 28, height: 28, [coarse]: { width: 44, height: 44 } },
    },
  },
  MuiToggleButton: { styleOverrides: { root: toggleButton } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        maxWidth: 240,
        padding: '6px 10px',
        border: `1px solid ${theme.vars.palette.sea.tipLine}`,
        borderRadius: 6,
        backgroundColor: theme.vars.palette.sea.tip,
        color: theme.vars.palette.sea.onTip,
        fontSize: '0.75rem',
        fontWeight: 400,
        lineHeight: '1rem',
      }),
    },
  },
};
