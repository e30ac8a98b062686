// §2 the table of a list: columns as its JSON says, headings that sort, rows that open.
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { columnKey, type TableDefinition } from '#schemas/table.ts';
import { TickBox } from '#src/components/controls/tick-box.tsx';
import { rowHeights, useDensity } from '#src/look/density.ts';
import { pressedBy, rowStep } from '#src/look/keys.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { Heading } from './heading.tsx';
import { Line, TicksHeld, type RowParts } from './line.tsx';
import { tickWidth, valueWidth } from './column-width.ts';
import { useShownColumns, type Grid, type Selection, type TableRow as Listed } from './use-data-table.ts';
import { longFrom, useRowWindow } from './use-row-window.ts';

export interface DataTableProps<Row extends Listed> extends RowParts<Row> {
  table: TableDefinition;
  /** From useDataTable. */
  grid: Grid<Row>;
  /** The row that is open now. */
  openedId?: string | undefined;
  /** Nothing is here yet: rows of the true height are drawn. */
  isLoading?: boolean;
  /** What is shown is about to be replaced. */
  isBusy?: boolean;
  /** Several rows can be chosen. */
  selection?: Selection<Row> | undefined;
}

/** What a list is scrolled in: a long one in a frame of its own. */
export const Scroller = styled(TableContainer)(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  overscrollBehaviorX: 'contain',
  '&[data-long]': { maxHeight: 'max(340px, calc(100dvh - 250px))' },
  '&[aria-busy=true]': { cursor: 'progress' },
}));

const Sheet = styled(Table)(({ theme }) => ({
  // The first cell of a row, which is no heading while the row is on its way.
  '& th:first-of-type, & td:first-of-type:not(th + td)': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInlineStart: 16,
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead th:first-of-type': { zIndex: 3 },
  '& tr:has([data-opener])': { cursor: 'pointer' },
  '& tr:has([data-opener]):hover > *, & tbody tr:focus-within > *': {
    backgroundColor: theme.vars.palette.sea.sunken,
  },
  '& tr:has([data-opener]):hover a': { color: theme.vars.palette.primary.main },
  '& tr[aria-current] > *': { backgroundColor: theme.vars.palette.sea.primarySoft },
  '& tbody tr:has([data-opener]:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  // The first cell, which stays where it is, lies over the ring of the row.
  '& tbody tr:is([aria-current], :has([data-opener]:focus-visible))': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      outline: 'inherit',
      outlineOffset: 'inherit',
      pointerEvents: 'none',
    },
  },
  '& [data-opener]:focus-visible': { outline: 'none' },
}));

/** Moves the focus to the row above or below. */
function useArrows(show: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = rowStep(event);
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!step || !row) return;
    event.preventDefault();
    const index = Number(row.dataset['index']) + step;
    const body = event.currentTarget;
    const focus = (): void =>
      body.querySelector<HTMLElement>(`[data-index="${index}"] [data-opener]`)?.focus();
    focus();
    show(index);
    // A row that was out of view is drawn first.
    requestAnimationFrame(focus);
  };
}

/** Chooses every row on the page. */
function AllTick<Row extends Listed>({ grid, selection }: { grid: Grid<Row>; selection: Selection<Row> }) {
  const { allLabel, isWaiting } = selection;
  return (
    <TickBox
      style={{ marginBlock: -3, marginInlineStart: -3 }}
      label={allLabel}
      isTicked={grid.getIsAllRowsSelected()}
      isHeld={isWaiting}
      disabled={grid.getRowModel().rows.length === 0}
      onTick={(isTicked) => grid.toggleAllRowsSelected(isTicked)}
      input={pressedBy('chooseAll')}
    />
  );
}

const few = Array.from({ length: 10 }, (_, index) => index);
const lengths = [72, 54, 88, 63, 80];

export function DataTable<Row extends Listed>(props: DataTableProps<Row>) {
  const { table, grid, openedId, isLoading = false, isBusy = false, selection, ...parts } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const height = rowHeights[useDensity()];
  const { rows } = grid.getRowModel();
  const columns = useShownColumns(table, grid);
  const { indexes, above, below, show } = useRowWindow(scroller, { count: rows.length, height });
  const move = useArrows(show);
  const isLong = rows.length >= longFrom;
  const width = grid.getTotalSize();
  const isSized = columns.some((column) => columnKey(column) in grid.state.columnSizing);
  // Rather a cut heading than values that are out of sight. Larger text needs more.
  const least = columns.reduce((sum, column) => sum + valueWidth(column), selection ? tickWidth : 0);
  /** In parts of the whole; once a person has set any, in pixels, and the last column takes what is left. */
  const widthAt = (size: number, at: number): string | undefined =>
    isSized ? (at === columns.length - 1 ? undefined : `${size}px`) : `${(size / width) * 100}%`;
  const spacer = (pixels: number): ReactNode =>
    pixels > 0 && (
      <tr aria-hidden="true">
        <td colSpan={columns.length} style={{ height: pixels, padding: 0 }} />
      </tr>
    );

  return (
    <Scroller ref={scroller} data-long={isLong || undefined} aria-busy={isLoading || isBusy}>
      <Sheet
        style={
          { minWidth: isSized ? width : `${least / 16}rem`, '--row-height': `${height}px` } as CSSProperties
        }
        aria-label={t(table.title)}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <colgroup>
          {grid.getVisibleLeafColumns().map((column, at) => (
            <col key={column.id} style={{ width: widthAt(column.getSize(), at) }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow aria-rowindex={isLong ? 1 : undefined}>
            {grid.getFlatHeaders().map((header, at) => (
              <Heading key={header.id} grid={grid} header={header}>
                {at === 0 && selection && <AllTick grid={grid} selection={selection} />}
              </Heading>
            ))}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={move}>
          {isLoading &&
            few.map((index) => (
              <TableRow key={index} aria-hidden="true">
                {columns.map((column, at) => (
                  <TableCell key={columnKey(column)}>
                    <Skeleton variant="text" width={`${lengths[(index + at) % lengths.length]}%`} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          {spacer(above)}
          <TicksHeld value={selection?.isWaiting ?? false}>
            {indexes.map((index) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <Line
                  key={row.id}
                  {...parts}
                  {...{ table, index, isLong }}
                  row={row.original}
                  columns={columns}
                  isOpened={openedId === row.id}
                  ticks={selection && row.table}
                  tickLabel={selection?.labelOf(row.original)}
                  isTicked={selection?.chosen.has(row.id)}
                />
              );
            })}
          </TicksHeld>
          {spacer(below)}
        </TableBody>
      </Sheet>
    </Scroller>
  );
}
