// What a list shows and which of its rows is open, read from the address and written to it.
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import { afterRelease, release } from '#src/stores/held-entry.ts';
import type { ListRow } from '#src/stores/list.ts';
import { listSearchOf, listWantedIn, type ListWanted } from '#src/stores/list-search.ts';

const rowKey = 'row';

function searchWith(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(rowKey);
  else params.set(rowKey, id);
  const query = params.toString();
  return query ? `?${query}` : '';
}

export interface ListAddress {
  wanted: ListWanted;
  want: (wanted: ListWanted) => void;
  /** The address of the list with a row open, '' for one without a key; the same function whichever of its rows is open. */
  hrefOf: (row: ListRow) => string;
}

export function useListAddress(table: TableDefinition): ListAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const closed = searchWith(search, undefined);
  const hrefOf = useCallback(
    ({ _id }: Partial<ListRow>) => (_id === undefined ? '' : path + searchWith(closed, String(_id))),
    [path, closed],
  );
  return {
    wanted: listWantedIn(table, search),
    // Read anew: what is typed waits a moment, and another part of the address may have changed by then.
    want: (wanted) => navigate(path + listSearchOf(table, wanted, window.location.search), { replace: true }),
    hrefOf,
  };
}

/** The id of the row that is open (`row=` of the address), and how to open another one or none. */
export function useOpenedRow(): [id: string | undefined, open: (id: string | number | undefined) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return [
    new URLSearchParams(search).get(rowKey) ?? undefined,
    (next) => {
      // The held entry of what was just saved would stand in the way of Forward.
      if (next !== undefined)
        return release(() => navigate(path + searchWith(window.location.search, String(next))));
      afterRelease(() => navigate(path + searchWith(window.location.search, undefined), { replace: true }));
    },
  ];
}
