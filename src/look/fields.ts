/** What stands in fields and opens from them. */
import type { PopperProps } from '@mui/material/Popper';
import type { ThemeOptions } from '@mui/material/styles';
import { floating } from './floating.ts';
import { coarse } from './media.ts';

/** A list is as wide as its field before it is placed: the library measures the field when it draws, not when that is resized. */
const asWideAsItsField: NonNullable<PopperProps['modifiers']>[number] = {
  name: 'asWideAsItsField',
  enabled: true,
  phase: 'beforeRead',
  fn: ({ state: { rects, elements } }) => {
    const { width } = rects.reference;
    rects.popper.width = width;
    elements.popper.style.width = `${width}px`;
  },
};

export const fields: ThemeOptions['components'] = {
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        '& > svg': { fontSize: '1.125rem' },
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { disablePortal: true, slotProps: { popper: { modifiers: [asWideAsItsField] } } },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { padding: '0 10px' },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '7px 0' },
      },
      paper: ({ theme }) => ({ ...floating({ theme }), marginTop: 4 }),
      listbox: { maxHeight: 320, padding: 4 },
      noOptions: ({ theme }) => ({ padding: '12px 14px', color: theme.vars.palette.text.secondary }),
      option: ({ theme }) => ({
        '&.MuiAutocomplete-option': {
          minHeight: 0,
          gap: 10,
          padding: '8px 10px',
          borderRadius: 6,
          [coarse]: { minHeight: 44 },
          '&.Mui-focused': { backgroundColor: theme.vars.palette.sea.sunken },
        },
      }),
    },
  },
};
