// Rows are chosen one by one, or with the shift key all from the one that was chosen last.
import type { Row as GridRow } from '@tanstack/react-table';
import type { Grid, TableRow } from './use-data-table.ts';

type ListRow<Row extends TableRow> = GridRow<Grid<Row>['_features'], Row>;

/** By the instance of the table: the row that was ticked last. */
const latest = new WeakMap<object, string>();

export function chooseRows<Row extends TableRow>(
  row: ListRow<Row>,
  { isChosen, isRange }: { isChosen: boolean; isRange: boolean },
): void {
  const { table } = row;
  const { rows } = table.getRowModel();
  const places = [row.id, latest.get(table) ?? row.id].map((id) => rows.findIndex((one) => one.id === id));
  latest.set(table, row.id);
  const isWithin = (at: number): boolean =>
    isRange && !places.includes(-1) && at >= Math.min(...places) && at <= Math.max(...places);
  const meant = rows.filter((one, at) => one.id === row.id || isWithin(at));
  const ids = new Set(meant.map(({ id }) => id));
  table.setRowSelection((before) => {
    const others = Object.keys(before).filter((id) => !ids.has(id));
    return Object.fromEntries([...others, ...(isChosen ? ids : [])].map((id) => [id, true] as const));
  });
}
