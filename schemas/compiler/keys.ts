// The keys of a table in a JSON file.
import type { Json } from './source.ts';

/** The keys of a table, without its pointer to the meta-schema. */
export const keysOf = (table: unknown): string[] =>
  Object.keys((table ?? {}) as Json).filter((key) => key !== '$schema');
