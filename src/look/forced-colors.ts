/**
 * Where people have chosen their own colours there are no grounds and no shadows: what is chosen is framed, and what only
 * a ground draws is drawn in their colours.
 */
import type { CSSObject } from '@mui/material/styles';

const chosen = "[aria-selected='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false'])";
const ground = (color: string): CSSObject => ({
  forcedColorAdjust: 'none',
  backgroundColor: `${color} !important`,
});

export const forcedColors: CSSObject = {
  '@media (forced-colors: active)': {
    [`:is(${chosen}):not(:focus-visible)`]: { outline: '2px dashed Highlight !important', outlineOffset: -3 },
    "[role='option'].Mui-focused, [role='separator']:focus-visible": {
      outline: '2px solid Highlight !important',
      outlineOffset: -2,
    },
    '.MuiSwitch-track, .MuiSlider-rail, .MuiLinearProgress-root, .MuiSkeleton-root': {
      outline: '1px solid ButtonText',
    },
    ".MuiSwitch-thumb, .MuiSlider-track, .MuiLinearProgress-bar, [role='separator']::after":
      ground('ButtonText'),
    '.Mui-checked .MuiSwitch-thumb': ground('Highlight'),
    '.Mui-disabled .MuiSwitch-thumb': ground('GrayText'),
  },
};
