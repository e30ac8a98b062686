// What a list shows now, as a view would keep it.
import { useLocation } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import type { SavedViewBody, View } from '#schemas/types.ts';
import { useColumnLayout } from '#src/look/column-layout.ts';
import { useDensity } from '#src/look/density.ts';
import { listSearchOf, listWantedIn, type ListWanted } from '#src/stores/list-search.ts';
import { layoutNameOf } from './use-view-layout.ts';
import { useNamedView } from './use-view.ts';

export type Shown = Pick<SavedViewBody, 'list' | 'path' | 'search' | 'order' | 'sizes' | 'density'>;

/** Which page of the list is open is no part of a view. */
function searchOf(table: TableDefinition, wanted: ListWanted): string {
  const { cursor: _, ...kept } = wanted;
  return listSearchOf(table, { ...kept, page: 1 });
}

/** What is shown of the list, and whether it differs from what its view keeps. */
export function usePresentView(
  table: TableDefinition,
  wanted: ListWanted,
  hasColumns: boolean,
): { shown: Shown; view: View | undefined; isAltered: boolean } {
  const [path] = useLocation();
  const view = useNamedView(table);
  const { order, sizes } = useColumnLayout(layoutNameOf(table, view));
  const density = useDensity();
  const look = hasColumns ? { order, sizes, density } : {};
  const shown: Shown = { list: table.name, path, search: searchOf(table, wanted), ...look };
  if (!view) return { shown, view, isAltered: false };
  const kept: Shown = {
    ...shown,
    search: searchOf(table, listWantedIn(table, view.search)),
    ...(hasColumns ? { order: view.order ?? [], sizes: view.sizes ?? {} } : {}),
    ...(hasColumns && view.density ? { density: view.density as typeof density } : {}),
  };
  return { shown, view, isAltered: JSON.stringify(kept) !== JSON.stringify(shown) };
}
