/** On paper there is what the page says: no bars, nothing to press, nothing cut off. What is open stands alone. */
import type { CSSObject } from '@mui/material/styles';

const toPress =
  '.MuiAppBar-root, .MuiButton-root, .MuiIconButton-root, .MuiTablePagination-root, .MuiBackdrop-root, aside, search';

export const printed: CSSObject = {
  '@media print': {
    // The dark scheme is written light, which needs its ground.
    ':root': { printColorAdjust: 'exact' },
    [`${toPress}, body:has([role=dialog]) #root`]: { display: 'none !important' },
    '[class*=MuiDialog], [class*=MuiDrawer], .MuiTableContainer-root': {
      position: 'static !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    table: { zoom: 0.6 },
  },
};
