import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { TableDefinition } from '#schemas/table.ts';
import { isReturn } from '#src/browser/return.ts';
import { countedUpTo, type ListWanted } from '#src/stores/list-search.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { useListAddress } from './list-address.ts';

/**
 * A list as its address asks for it, until its screen is left.
 * @param more what its screen wants besides; the same each time
 */
export function useList<Row extends ListRow>(
  table: TableDefinition,
  list: List<Row>,
  more?: Partial<ListWanted>,
) {
  const address = useListAddress(table);
  const shown = useSnapshot(list.state);
  const { wanted } = address;
  const { total, isPaged } = shown;
  const most = isPaged ? countedUpTo(wanted) : Infinity;
  const isMore = total !== undefined && total > most;
  const question = JSON.stringify({ ...wanted, columns: undefined });
  const load = (): void => void list.load({ ...wanted, ...more });
  // Before the browser scrolls to where the list was left.
  useLayoutEffect(() => {
    if (isReturn()) list.resume({ ...wanted, ...more });
  }, [list]); // oxlint-disable-line react/exhaustive-deps -- only as it is come to
  useEffect(load, [list, question]); // oxlint-disable-line react/exhaustive-deps -- `question` is `wanted`
  useEffect(() => list.leave, [list]);
  return {
    ...address,
    shown,
    load,
    /** How many rows match, where that is counted. */
    total: isMore ? undefined : total,
    /** The same for the head of the page. */
    counted: total === undefined ? {} : { count: Math.min(total, most), isMore },
  };
}
