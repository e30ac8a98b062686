// The table of a list as TanStack Table keeps it: what is sorted, shown and chosen, and how the columns stand.
import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { columnKey, valueAt, type Column, type Sort, type TableDefinition } from '#schemas/table.ts';
import { setColumnLayout, useColumnLayout } from '#src/look/column-layout.ts';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { tickWidth, widthOf } from './column-width.ts';

export interface TableRow {
  _id: string | number;
}

/** Several rows of a list can be chosen. */
export interface Selection<Row extends TableRow> {
  /** The keys of the rows that are chosen. */
  chosen: ReadonlySet<string>;
  /** Other rows are on their way: what is still shown is not meant. */
  isWaiting?: boolean;
  /** What the tick box of a row is called, translated. */
  labelOf: (row: Row) => string;
  /** What the tick box of all rows is called, translated. */
  allLabel: string;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<Column>(),
});

/** The instance that the table, its cards, its column chooser and its file are drawn from. */
export type Grid<Row extends TableRow> = ReactTable<typeof features, Row>;

export interface DataTableOptions<Row extends TableRow> {
  table: TableDefinition;
  rows: readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Names of the columns shown; without it those that are not optional. */
  shown?: readonly string[] | undefined;
  onShown?: ((shown: string[]) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** Under which name the columns' widths and order are kept; the table's without one. */
  layoutName?: string;
}

/** Columns are never narrower than this, nor wider than that. */
export const narrowest = 56;
export const widest = 800;

function defineColumns<Row extends TableRow>({ columns }: TableDefinition, hasTicks: boolean, t: Translate) {
  return columns.map((column, at): ColumnDef<typeof features, Row> => ({
    id: columnKey(column),
    accessorFn: (row) => valueAt(row, column.field),
    header: column.title,
    meta: column,
    size: widthOf(column, t(column.title)) + (at === 0 && hasTicks ? tickWidth : 0),
    minSize: narrowest,
    maxSize: widest,
    enableSorting: column.sortable === true,
    // The first one names the row.
    enableHiding: at > 0,
  }));
}

/** Another server may send rows without one. */
const keyOf = ({ _id }: Partial<TableRow>, at: number): string => String(_id ?? `#${at}`);

export function useDataTable<Row extends TableRow>(options: DataTableOptions<Row>): Grid<Row> {
  const { table, rows, sort, onSort, shown, onShown, selection, layoutName = table.name } = options;
  const layout = useColumnLayout(layoutName);
  const hasTicks = selection !== undefined;
  const { t } = useTranslation();
  const columns = useMemo(() => defineColumns<Row>(table, hasTicks, t), [table, hasTicks, t]);
  const keys = table.columns.map(columnKey);
  const visibility = Object.fromEntries(
    table.columns.map((column, at) => {
      const isShown = shown ? shown.includes(columnKey(column)) : !column.optional;
      return [columnKey(column), at === 0 || isShown];
    }),
  );
  const rowSelection = Object.fromEntries(Array.from(selection?.chosen ?? [], (id) => [id, true] as const));
  const choose = (updater: Updater<RowSelectionState>): void => {
    const next = functionalUpdate(updater, rowSelection);
    const isOther = ({ _id }: Row): boolean => Boolean(next[_id]) !== Boolean(rowSelection[_id]);
    const changed = rows.filter(isOther);
    if (changed[0]) selection?.onChoose(changed, Boolean(next[changed[0]._id]));
  };
  const sorting = [{ id: sort.field, desc: sort.direction === 'descending' }];
  const [first = ''] = keys;
  const columnOrder = [first, ...layout.order.filter((key) => key !== first)];
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: keyOf,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    columnResizeMode: 'onChange',
    enableRowSelection: ({ original }) => original._id !== undefined,
    state: {
      sorting,
      columnVisibility: visibility,
      columnOrder,
      columnSizing: layout.sizes,
      rowSelection,
    },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort({ field: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onColumnVisibilityChange: (updater) => {
      const next = functionalUpdate(updater, visibility);
      onShown?.(keys.filter((key) => next[key]));
    },
    onColumnOrderChange: (updater) =>
      setColumnLayout(layoutName, { order: functionalUpdate(updater, columnOrder) }),
    onColumnSizingChange: (updater) =>
      setColumnLayout(layoutName, { sizes: functionalUpdate(updater, layout.sizes) }),
    onRowSelectionChange: choose,
  });
}

/** The columns that are shown, in their order, as the table's JSON says them: the same array as long as they are the same. */
export function useShownColumns<Row extends TableRow>(table: TableDefinition, grid: Grid<Row>): Column[] {
  const names = grid
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  return useMemo(
    () =>
      names.split(',').flatMap((name) => table.columns.find((column) => columnKey(column) === name) ?? []),
    [table, names],
  );
}
