// Rows are chosen one by one, or with the shift key all from the one that was chosen last.
import type { Row as GridRow } from '@tanstack/react-table';
import type { Grid, TableRow } from './use-data-table.ts';

/** The rows that are shown from one to the other, which may be on another page. */
export function rowsBetween<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => string,
  ends: readonly (string | undefined)[],
): Row[] {
  const places = shown.flatMap((row, at) => (ends.includes(keyOf(row)) ? [at] : []));
  return shown.slice(places[0], (places.at(-1) ?? -1) + 1);
}

/** The instance of a table: the same one as long as its list is on the screen, whatever its rows are. */
export type ListTable<Row extends TableRow> = GridRow<Grid<Row>['_features'], Row>['table'];

/** By the instance of the table: the row that was ticked last. */
const latest = new WeakMap<object, string>();

export function chooseRows<Row extends TableRow>(
  table: ListTable<Row>,
  { id, isChosen, isRange }: { id: string; isChosen: boolean; isRange: boolean },
): void {
  const { rows } = table.getRowModel();
  const ids = rowsBetween(rows, (row) => row.id, [id, isRange ? latest.get(table) : id]).map((row) => row.id);
  latest.set(table, id);
  table.setRowSelection((before) => {
    const others = Object.keys(before).filter((one) => !ids.includes(one));
    return Object.fromEntries([...others, ...(isChosen ? ids : [])].map((one) => [one, true] as const));
  });
}
