/** On paper there is what the page says: no bars, nothing to press, nothing cut off, dark on white in both schemes. What is
 * open stands alone. */
import type { CSSObject, Theme } from '@mui/material/styles';

const toPress =
  '.MuiAppBar-root, .MuiButton-root, .MuiIconButton-root, .MuiTablePagination-root, .MuiBackdrop-root, aside, search';

type Sheet = Readonly<Record<string, CSSObject | undefined>>;

export const printed = (theme: Pick<Theme, 'generateStyleSheets'>): CSSObject => ({
  '@media print': {
    ':root[data-theme]': {
      ...theme
        .generateStyleSheets()
        .map((sheet: Sheet) => sheet[':root, [data-theme="light"]'])
        .find(Boolean),
      backgroundColor: '#fff',
      // The bars of plots are grounds.
      printColorAdjust: 'exact',
    },
    [`${toPress}, body:has([role=dialog]) #root`]: { display: 'none !important' },
    '[class*=MuiDialog], [class*=MuiDrawer], .MuiTableContainer-root': {
      position: 'static !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    table: { zoom: 0.6 },
  },
});
