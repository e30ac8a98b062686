import { useContext, useEffect } from 'react';
import type { CatalogueRow, LookupName } from '#schemas/types.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';

/** The rows of one of the platform's lists, which is asked for when the first field that needs it appears. */
export function useLookup(name: string | undefined): CatalogueRow[] | undefined {
  const { lookups, needLookup } = useContext(FormSourcesContext);
  useEffect(() => {
    if (name !== undefined) needLookup?.(name as LookupName);
  }, [name, needLookup]);
  return lookups?.[name as LookupName];
}
