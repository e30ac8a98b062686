// Rows are chosen one by one, or with the shift key all from the one that was chosen last.
import type { Row as GridRow } from '@tanstack/react-table';
import type { Grid, TableRow } from './use-data-table.ts';

/** The instance of a table: the same one as long as its list is on the screen, whatever its rows are. */
export type ListTable<Row extends TableRow> = GridRow<Grid<Row>['_features'], Row>['table'];

/** By the instance of the table: the row that was ticked last. */
const latest = new WeakMap<object, string>();

export function chooseRows<Row extends TableRow>(
  table: ListTable<Row>,
  { id, isChosen, isRange }: { id: string; isChosen: boolean; isRange: boolean },
): void {
  const { rows } = table.getRowModel();
  const places = [id, latest.get(table) ?? id].map((end) => rows.findIndex((one) => one.id === end));
  latest.set(table, id);
  const isWithin = (at: number): boolean =>
    isRange && !places.includes(-1) && at >= Math.min(...places) && at <= Math.max(...places);
  const meant = rows.filter((one, at) => one.id === id || isWithin(at));
  const ids = new Set(meant.map(({ id }) => id));
  table.setRowSelection((before) => {
    const others = Object.keys(before).filter((one) => !ids.has(one));
    return Object.fromEntries([...others, ...(isChosen ? ids : [])].map((one) => [one, true] as const));
  });
}
