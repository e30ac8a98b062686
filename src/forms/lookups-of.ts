import type { Schema } from '#schemas/schema.ts';
import type { CatalogueName } from '#schemas/types.ts';

/** The catalogues that a form's fields choose from or count by. */
export function lookupsOf(schema: Schema): CatalogueName[] {
  const named = Object.values(schema.properties ?? {}).map(
    ({ lookup, lookupCount }) => lookup ?? lookupCount,
  );
  return [...new Set(named.filter((name) => name !== undefined))] as CatalogueName[];
}
