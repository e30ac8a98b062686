// The saved view that a list shows: named in the address, or the one that the list opens with.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import type { View } from '#schemas/types.ts';
import { setColumnLayout } from '#src/look/column-layout.ts';
import { setViewDensity } from '#src/look/density.ts';
import { addressOf, readViews, viewKey, views, viewsOf } from '#src/stores/views.ts';

/** The view of a list that the address names, if the admin has it. */
export function useNamedView({ name }: TableDefinition): View | undefined {
  const { all } = useSnapshot(views);
  const id = new URLSearchParams(useSearch()).get(viewKey);
  return viewsOf(all as View[] | undefined, name).find(({ _id }) => _id === id);
}

/** Under which name the layout of the columns is kept: a view's is its own. */
export const layoutNameOf = ({ name }: TableDefinition, view: View | undefined): string =>
  view ? `${name}@${view._id}` : name;

/** Shows the list as its view has it. @returns the name of the columns' layout */
export function useView(table: TableDefinition): string {
  const { all } = useSnapshot(views);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const view = useNamedView(table);
  const layoutName = layoutNameOf(table, view);
  useEffect(() => void readViews(), []);

  const usual = viewsOf(all as View[] | undefined, table.name).find(
    ({ isDefault, path: own }) => isDefault && own === path,
  );
  const address = usual && addressOf(usual);
  useEffect(() => {
    // An address that says anything is meant as it is.
    if (search === '' && address !== undefined) navigate(address, { replace: true });
  }, [search, address, navigate]);

  const { _id: id, version } = view ?? {};
  useEffect(() => {
    if (!view) return;
    setColumnLayout(layoutName, { order: [...(view.order ?? [])], sizes: { ...view.sizes } });
    setViewDensity(view.density as Parameters<typeof setViewDensity>[0]);
    return () => setViewDensity(undefined);
  }, [id, version]); // eslint-disable-line react-hooks/exhaustive-deps -- what a view says changes with its version
  return layoutName;
}
