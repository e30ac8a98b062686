// The head of a column: its title sorts, its edge makes it wider or narrower.
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Header } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#src/language/i18n.ts';
import { alignmentOf } from './column-width.ts';
import { narrowest, widest, type Grid, type TableRow } from './use-data-table.ts';
import { coarse } from '#src/look/media.ts';

/** Pixels of a press of an arrow key. */
const step = 16;

const Edge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  [coarse]: { width: 24 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 10,
    insetInlineEnd: 0,
    width: 1,
    backgroundColor: theme.vars.palette.divider,
  },
  '&:hover::after, &:focus-visible::after': {
    insetBlock: 0,
    width: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outline: 'none' },
}));

type GridHeader<Row extends TableRow> = Header<Grid<Row>['_features'], Row>;

interface HeadingProps<Row extends TableRow> {
  grid: Grid<Row>;
  header: GridHeader<Row>;
  children?: ReactNode;
}

/** The widths as they are drawn become those that are kept, so that the edge follows the pointer. */
function keepDrawnWidths<Row extends TableRow>(grid: Grid<Row>, edge: Element): void {
  const cells = edge.closest('tr')?.children ?? [];
  const drawn = grid
    .getVisibleLeafColumns()
    .map(({ id }, at) => [id, Math.round(cells[at]?.getBoundingClientRect().width ?? 0)] as const);
  flushSync(() => grid.setColumnSizing((kept) => ({ ...kept, ...Object.fromEntries(drawn) })));
}

/**
 * Makes a column that many pixels wider, or narrower.
 * @param edge of the column, in the head of its table
 */
export function widen<Row extends TableRow>(
  grid: Grid<Row>,
  columnId: string,
  edge: Element,
  change: number,
): void {
  keepDrawnWidths(grid, edge);
  const drawn = Math.round(edge.parentElement?.getBoundingClientRect().width ?? 0);
  const wanted = Math.min(widest, Math.max(narrowest, drawn + change));
  grid.setColumnSizing((kept) => ({ ...kept, [columnId]: wanted }));
}

function Resizer<Row extends TableRow>({ grid, header }: HeadingProps<Row>) {
  const { t } = useTranslation();
  const { column } = header;
  const start = (event: MouseEvent | TouchEvent): void => {
    keepDrawnWidths(grid, event.currentTarget);
    header.getResizeHandler()(event);
  };
  const press = (event: KeyboardEvent): void => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    widen(grid, column.id, event.currentTarget, change);
  };
  return (
    <Edge
      role="separator"
      data-edge={column.id}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('Width of {{column}}', { column: t(column.columnDef.meta?.title ?? '') })}
      aria-valuenow={column.getSize()}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onMouseDown={start}
      onTouchStart={start}
      onKeyDown={press}
      onDoubleClick={() => column.resetSize()}
    />
  );
}

export function Heading<Row extends TableRow>({ grid, header, children }: HeadingProps<Row>) {
  const { t } = useTranslation();
  const { column } = header;
  const { meta } = column.columnDef;
  if (!meta) return null;
  const sorted = column.getIsSorted();
  return (
    <TableCell
      scope="col"
      align={alignmentOf(meta)}
      aria-label={t(meta.title)}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {children}
      {column.getCanSort() ? (
        <TableSortLabel
          component="button"
          active={sorted !== false}
          direction={sorted === 'asc' ? 'asc' : 'desc'}
          onClick={column.getToggleSortingHandler()}
        >
          <span>{t(meta.title)}</span>
        </TableSortLabel>
      ) : (
        t(meta.title)
      )}
      <Resizer grid={grid} header={header} />
    </TableCell>
  );
}
