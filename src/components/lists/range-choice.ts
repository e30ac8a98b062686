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
  const shown = table.getRowModel().rows.map((row) => row.id);
  const other = isRange ? latest.get(table) : undefined;
  // The other may be on another page.
  const places = [id, other ?? id].map((end) => shown.indexOf(end)).filter((at) => at >= 0);
  latest.set(table, id);
  const ids = shown.slice(Math.min(...places), Math.max(...places) + 1);
  table.setRowSelection((before) => {
    const others = Object.keys(before).filter((one) => !ids.includes(one));
    return Object.fromEntries([...others, ...(isChosen ? ids : [])].map((one) => [one, true] as const));
  });
}
