// How the columns of a list stand while a saved view is shown: as the view says, and apart from the list's own layout.
import { useEffect } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import type { View } from '#schemas/types.ts';
import { setColumnLayout } from '#src/look/column-layout.ts';
import { setViewDensity } from '#src/look/density.ts';
import { useView } from './use-view.ts';

/** Under which name the layout of the columns is kept: a view's is its own. */
export const layoutNameOf = ({ name }: TableDefinition, view: View | undefined): string =>
  view ? `${name}@${view._id}` : name;

/** Shows the list as its view has it. @returns the name of the columns' layout */
export function useViewLayout(table: TableDefinition): string {
  const view = useView(table);
  const layoutName = layoutNameOf(table, view);
  const { _id: id, version } = view ?? {};
  useEffect(() => {
    if (!view) return;
    setColumnLayout(layoutName, { order: [...(view.order ?? [])], sizes: { ...view.sizes } });
    setViewDensity(view.density as Parameters<typeof setViewDensity>[0]);
    return () => setViewDensity(undefined);
  }, [id, version]); // oxlint-disable-line react/exhaustive-deps -- what a view says changes with its version
  return layoutName;
}
