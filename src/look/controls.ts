/** The controls of forms: label above, one border, one focus ring, notes under. */
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { coarse } from './media.ts';

type Style = { theme: Omit<Theme, 'components'> };

// Below 16 px a phone zooms into the field it focuses.

const labelAbove = ({ theme }: Style): CSSObject => {
  const ink = { color: theme.vars.palette.text.primary };
  return {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    overflow: 'visible',
    whiteSpace: 'normal',
    marginBottom: 6,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: '1.125rem',
    ...ink,
    '&.Mui-focused, &.Mui-error, &.Mui-disabled': ink,
    '& .MuiFormLabel-asterisk': { color: theme.vars.palette.error.main },
  };
};

const ring = (line: string, soft: string): CSSObject => ({
  borderColor: line,
  boxShadow: `0 0 0 1px ${line}, 0 0 0 4px ${soft}`,
  // Seen where the system chooses the colours, and draws neither of those.
  outline: '2px solid transparent',
});

const frame = ({ theme }: Style): CSSObject => {
  const { sea, error, primary, text, background, divider } = theme.vars.palette;
  return {
    minHeight: 36,
    padding: '0 10px',
    border: `1px solid ${sea.control}`,
    borderRadius: 8,
    backgroundColor: background.paper,
    lineHeight: '1.25rem',
    transition: 'border-color 90ms, box-shadow 90ms',
    '& fieldset': { display: 'none' },
    '&:hover': { borderColor: text.secondary },
    '&.Mui-focused': ring(primary.main, sea.primarySoft),
    '&.Mui-error': { borderColor: error.main },
    '&.Mui-error.Mui-focused': ring(error.main, error.light),
    '&.Mui-disabled, &:has([readonly]:not([aria-hidden]))': {
      borderColor: divider,
      backgroundColor: sea.sunken,
      color: text.secondary,
    },
    '&.MuiInputBase-multiline': { padding: '0 10px' },
    [coarse]: { minHeight: 44, fontSize: '1rem' },
  };
};

const input = ({ theme }: Style): CSSObject => ({
  height: 'auto',
  padding: '7px 0',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
  '&:-webkit-autofill': {
    borderRadius: 2,
    WebkitBoxShadow: `0 0 0 40px ${theme.vars.palette.sea.primarySoft} inset`,
    WebkitTextFillColor: 'currentColor',
  },
  '&.MuiNativeSelect-select': { margin: '0 -10px', padding: '7px 34px 7px 10px', borderRadius: 8 },
  '&.MuiSelect-select': { minHeight: 20, padding: '7px 0' },
  '& option': { background: 'Canvas', color: 'CanvasText' },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&[type=color]': { height: 34, padding: '4px 0' },
});

/** A box or a ring that is filled when it is chosen. */
const tick = ({ theme }: Style): CSSObject => ({
  padding: 3,
  marginInlineEnd: 5,
  color: theme.vars.palette.sea.control,
  '& svg': { fontSize: '1.25rem' },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
});

export const controls: ThemeOptions['components'] = {
  MuiFormLabel: { styleOverrides: { root: labelAbove } },
  MuiInputLabel: {
    defaultProps: { shrink: true, variant: 'standard' },
    styleOverrides: { root: labelAbove },
  },
  MuiOutlinedInput: { styleOverrides: { root: frame, input } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiSelect: { defaultProps: { IconComponent: KeyboardArrowDownRounded } },
  MuiNativeSelect: {
    defaultProps: { IconComponent: KeyboardArrowDownRounded },
    styleOverrides: { icon: { right: 8 } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        '&.Mui-error': { color: theme.vars.palette.error.main },
        '& > svg': { flexShrink: 0, fontSize: '1rem' },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        margin: 0,
        marginInlineEnd: 16,
        alignItems: 'flex-start',
        [coarse]: { minHeight: 44, alignItems: 'center' },
      },
      label: ({ theme }) => ({
        padding: '3px 0',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '& > small': {
          display: 'block',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          color: theme.vars.palette.text.secondary,
        },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiCheckbox: { defaultProps: { disableRipple: true }, styleOverrides: { root: tick } },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: tick } },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 34, height: 20, padding: 0, margin: '3px 10px 3px 0', overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 2,
        '&.Mui-checked': {
          transform: 'translateX(14px)',
          color: theme.vars.palette.background.paper,
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
      }),
      thumb: ({ theme }) => ({
        width: 16,
        height: 16,
        color: theme.vars.palette.background.paper,
        boxShadow: '0 1px 2px rgb(11 31 51 / 30%)',
      }),
      track: ({ theme }) => ({
        borderRadius: 10,
        opacity: 1,
        backgroundColor: theme.vars.palette.sea.control,
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.sea.control }),
      thumb: ({ theme }) => ({
        width: 18,
        height: 18,
        border: `2px solid ${theme.vars.palette.background.paper}`,
        boxShadow: '0 1px 3px rgb(11 31 51 / 35%)',
      }),
    },
  },
};
