// A row that was opened, by whichever way, is found among the recent ones of the search over everything.
import { foundIn, searched } from '#schemas/search.ts';
import { keepRecent } from './recent.ts';

/** @param table the list that the row is of */
export function keepOpened(table: string, row: { _id: string | number }): void {
  const noun = searched.find((one) => one.table === table);
  if (noun) keepRecent(foundIn(noun, row));
}
