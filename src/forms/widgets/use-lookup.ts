import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { CatalogueRow, LookupName } from '#schemas/types.ts';
import { fixedLists, FormSourcesContext } from '#src/forms/form-context.ts';

const noLists = fixedLists({});

/** The rows of one of the platform's lists, which is asked for when the first field that needs it appears. */
export function useLookup(name: string | undefined): CatalogueRow[] | undefined {
  const { lists = noLists, needLookup } = useContext(FormSourcesContext);
  useEffect(() => {
    if (name !== undefined) needLookup?.(name as LookupName);
  }, [name, needLookup]);
  const rows = (): CatalogueRow[] | undefined => lists.rowsOf(name as LookupName);
  return useSyncExternalStore(lists.subscribe, rows, rows);
}
