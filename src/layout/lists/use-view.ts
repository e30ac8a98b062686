// The saved view that a list shows: named in the address, or the one that the list opens with.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import type { View } from '#schemas/types.ts';
import { addressOf, readViews, viewKey, views, viewsOf } from '#src/stores/views.ts';

/** The view of a list that the address names, if the admin has it. */
export function useNamedView({ name }: TableDefinition): View | undefined {
  const { all } = useSnapshot(views);
  const id = new URLSearchParams(useSearch()).get(viewKey);
  return viewsOf(all as View[] | undefined, name).find(({ _id }) => _id === id);
}

/** @returns the view that is shown */
export function useView(table: TableDefinition): View | undefined {
  const { all } = useSnapshot(views);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const view = useNamedView(table);
  useEffect(() => void readViews(), []);

  const usual = viewsOf(all as View[] | undefined, table.name).find(
    ({ isDefault, path: own }) => isDefault && own === path,
  );
  const address = usual && addressOf(usual);
  useEffect(() => {
    // An address that says anything is meant as it is.
    if (search === '' && address !== undefined) navigate(address, { replace: true });
  }, [search, address, navigate]);
  return view;
}
