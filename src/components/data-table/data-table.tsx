// §2 the table of a list: columns as its JSON says, headings that sort, rows that open.
import { memo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { columnKey, type Column, type Sort, type TableDefinition } from '#schemas/table.ts';
import { rowHeights, useDensity } from '#src/look/density.ts';
import { useTranslation } from '#src/i18n.ts';
import { ChevronDown } from '../glyphs.tsx';
import { Link } from '../link.tsx';
import { Cell } from './cell.tsx';
import { alignmentOf, widthOf } from './column-width.ts';
import styles from './data-table.module.css';
import { AllTick, RowTick, type Selection } from './selection.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { longFrom, useRowWindow } from './use-row-window.ts';

export interface TableRow {
  _id: string | number;
}

export interface DataTableProps<Row extends TableRow> {
  table: TableDefinition;
  /** The columns that are shown. */
  columns: readonly Column[];
  rows: readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Where a row leads; without it rows do not open. */
  hrefOf?: (row: Row) => string;
  /** A plain click or Enter, instead of going to that address. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row that is open now. */
  openedId?: string | undefined;
  /** Nothing is here yet: rows of the true height are drawn. */
  isLoading?: boolean;
  /** What is shown is about to be replaced. */
  isBusy?: boolean;
  /** Stands beside the first value of a row. */
  mark?: ((row: Row) => ReactNode) | undefined;
  /** Several rows can be chosen. */
  selection?: Selection<Row> | undefined;
  imageUrl?: (path: string) => string | undefined;
}

function Heading({
  column,
  sort,
  onSort,
  children,
}: Pick<DataTableProps<TableRow>, 'sort' | 'onSort'> & { column: Column; children?: ReactNode }) {
  const { t } = useTranslation();
  const key = columnKey(column);
  const isSorted = sort.field === key;
  const direction = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={alignmentOf(column)} aria-sort={isSorted ? sort.direction : undefined}>
      {children}
      {column.sortable ? (
        <button
          type="button"
          className={styles.sorter}
          data-up={(isSorted && sort.direction === 'ascending') || undefined}
          onClick={() => onSort({ field: key, direction })}
        >
          <span>{t(column.title)}</span>
          <ChevronDown />
        </button>
      ) : (
        t(column.title)
      )}
    </th>
  );
}

/** Moves the focus to the row above or below. */
function useArrows(show: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!step || !row) return;
    event.preventDefault();
    const index = Number(row.dataset['index']) + step;
    const body = event.currentTarget;
    const focus = (): void =>
      body.querySelector<HTMLElement>(`[data-index="${index}"] .${styles.opener}`)?.focus();
    focus();
    show(index);
    // A row that was out of view is drawn first.
    requestAnimationFrame(focus);
  };
}

export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { table, columns, rows, sort, onSort, hrefOf, onOpen, openedId, mark, imageUrl } = props;
  const { isLoading = false, isBusy = false, selection } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const height = rowHeights[useDensity()];
  const { indexes, above, below, show } = useRowWindow(scroller, { count: rows.length, height });
  const move = useArrows(show);
  const width = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const isLong = rows.length >= longFrom;
  const spacer = (pixels: number): ReactNode =>
    pixels > 0 && (
      <tr className={styles.spacer} aria-hidden="true">
        <td colSpan={columns.length} style={{ height: pixels }} />
      </tr>
    );

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-long={isLong || undefined}
      aria-busy={isLoading || isBusy}
    >
      <table
        className={styles.table}
        style={{ minWidth: width, '--row-height': `${height}px` } as CSSProperties}
        aria-label={t(table.title)}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={columnKey(column)} style={{ width: `${(widthOf(column) / width) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <Heading key={columnKey(column)} column={column} sort={sort} onSort={onSort}>
                {at === 0 && selection && <AllTick selection={selection} rows={rows} />}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {isLoading ? (
            <SkeletonRows columns={columns} />
          ) : (
            <>
              {spacer(above)}
              {indexes.map((index) => {
                const row = rows[index];
                if (!row) return null;
                return (
                  <Line
                    key={row._id}
                    index={index}
                    isLong={isLong}
                    isOpened={openedId === String(row._id)}
                    {...{ row, table, columns, hrefOf, onOpen, mark, imageUrl, selection }}
                  />
                );
              })}
              {spacer(below)}
            </>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps<Row extends TableRow> extends Pick<
  DataTableProps<Row>,
  'table' | 'columns' | 'onOpen' | 'mark' | 'selection'
> {
  row: Row;
  index: number;
  isLong: boolean;
  isOpened: boolean;
  hrefOf: DataTableProps<Row>['hrefOf'] | undefined;
  imageUrl: DataTableProps<Row>['imageUrl'] | undefined;
}

function PlainLine<Row extends TableRow>(props: LineProps<Row>) {
  const { row, index, isLong, isOpened, table, columns, hrefOf, onOpen, imageUrl, ...first } = props;
  const cell = (column: Column): ReactNode => (
    <Cell table={table} column={column} row={row} {...(imageUrl ? { imageUrl } : {})} />
  );
  return (
    <tr
      data-index={index}
      data-opens={hrefOf ? true : undefined}
      aria-rowindex={isLong ? index + 2 : undefined}
      aria-current={isOpened || undefined}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a, button, label')) return;
        currentTarget.querySelector<HTMLElement>(`.${styles.opener}`)?.click();
      }}
    >
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={columnKey(column)} scope="row" data-align={alignmentOf(column)}>
            <Opener row={row} {...{ hrefOf, onOpen }} {...first}>
              {cell(column)}
            </Opener>
          </th>
        ) : (
          <td key={columnKey(column)} data-align={alignmentOf(column)}>
            {cell(column)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Drawn again only when something of its own changed: a long list is drawn anew with each step of the wheel. */
const Line = memo(PlainLine) as typeof PlainLine;

type OpenerProps<Row extends TableRow> = {
  row: Row;
  hrefOf: DataTableProps<Row>['hrefOf'] | undefined;
  onOpen: DataTableProps<Row>['onOpen'];
  mark?: DataTableProps<Row>['mark'];
  selection?: DataTableProps<Row>['selection'];
  children: ReactNode;
};

/** The first value of a row: the link that opens it, and what marks it. */
export function Opener<Row extends TableRow>(props: OpenerProps<Row>) {
  const { row, hrefOf, onOpen, mark, selection, children } = props;
  return (
    <span className={styles.first}>
      {selection && <RowTick selection={selection} row={row} />}
      {hrefOf ? (
        <Link
          className={styles.opener}
          href={hrefOf(row)}
          onClick={(event) => {
            const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
            if (!onOpen || !isPlain) return;
            event.preventDefault();
            onOpen(row);
          }}
        >
          {children}
        </Link>
      ) : (
        <span className={styles.plain}>{children}</span>
      )}
      {mark?.(row)}
    </span>
  );
}
