import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ListRow, ListState } from '#src/stores/list.ts';
import { leaveNeighbours, showNeighbours, type Neighbours } from '#src/stores/neighbours.ts';

/**
 * Tells what is opened from a list which row comes before it, and which after.
 * @param opened the row that is open over the list
 */
export function useNeighbours(
  { state, rows }: Pick<ListState<ListRow>, 'state' | 'rows'>,
  ways: Omit<Neighbours, 'path' | 'ids'>,
  opened?: string,
): void {
  const [path] = useLocation();
  useEffect(() => {
    if (state === 'ready') showNeighbours({ ...ways, path, ids: rows.map(({ _id }) => String(_id)) }, opened);
  }, [rows, state, ways.total]); // oxlint-disable-line react/exhaustive-deps -- with each page that has come and its count, as it was asked for
  useEffect(() => leaveNeighbours, []);
}
