/** A table or its cards as a list screen draws them: for stories and tests. */
import type { ComponentType } from 'react';
import { DataTable, type DataTableProps } from '#src/components/lists/data-table.tsx';
import { useDataTable, type DataTableOptions, type TableRow } from '#src/components/lists/use-data-table.ts';

export type DrawnListProps<Row extends TableRow = TableRow> = DataTableOptions<Row> &
  Omit<DataTableProps<Row>, 'grid'> & { as?: ComponentType<DataTableProps<Row>> };

export function DrawnList<Row extends TableRow>(props: DrawnListProps<Row>) {
  const { as: Drawn = DataTable, rows: _rows, sort: _sort, onSort: _onSort, shown: _shown, ...rest } = props;
  return <Drawn {...rest} grid={useDataTable(props)} />;
}
