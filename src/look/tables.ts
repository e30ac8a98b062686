/** Tables: quiet heads, rows as tall as the density says, what is too long ends in an ellipsis. */
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { ThemeOptions } from '@mui/material/styles';
import { coarse } from './media.ts';

export const tables: ThemeOptions['components'] = {
  MuiTable: {
    styleOverrides: {
      root: {
        borderCollapse: 'separate',
        tableLayout: 'fixed',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&:last-of-type > .MuiTableCell-body': { borderBottom: 0 } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'var(--row-height, 44px)',
        padding: '0 12px',
        borderBottomColor: theme.vars.palette.divider,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
      head: ({ theme }) => ({
        backgroundColor: theme.vars.palette.sea.sunken,
        color: theme.vars.palette.text.secondary,
        fontWeight: 500,
        // A label that sorts ends in an ellipsis itself; it reaches over the edge of its cell, which would leave one in its place.
        '&:has(> .MuiTableSortLabel-root)': { textOverflow: 'clip' },
      }),
      body: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: KeyboardArrowDownRounded },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 4,
        maxWidth: 'calc(100% + 12px)',
        // Beside the tick box of all rows.
        '.MuiCheckbox-root + &': { maxWidth: 'calc(100% - 15px)' },
        height: 28,
        margin: '0 -6px',
        padding: '0 6px',
        borderRadius: 6,
        fontSize: 'inherit',
        fontWeight: 500,
        '&:hover, &.Mui-active': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
        [coarse]: { height: 44 },
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      }),
      icon: { flexShrink: 0, margin: 0, fontSize: '0.875rem' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginTop: 12,
        overflow: 'visible',
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
      }),
      toolbar: { flexWrap: 'wrap', gap: 8, minHeight: '0 !important', padding: '0 !important' },
      spacer: { order: 1, flex: '1 1 auto' },
      // On a phone the figure is enough: with its word the buttons would take a line of their own.
      selectLabel: ({ theme }) => ({
        margin: 0,
        fontSize: 'inherit',
        [theme.breakpoints.down('sm')]: { display: 'none' },
      }),
      input: { margin: 0 },
      displayedRows: { order: 2, margin: 0, fontSize: 'inherit' },
      actions: { order: 3, display: 'flex', gap: 8, marginInlineStart: 'auto' },
    },
  },
};
