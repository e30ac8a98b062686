// What a list asks of a masked field: whoever may not see it whole would find it out, question by question.
import type { Schema } from '../schema.ts';
import { fieldOf, type TableDefinition } from '../table.ts';
import { schemasAt } from '../walk.ts';

const isMasked = (entity: Schema, keys: readonly string[]): boolean =>
  keys.some((_, at) => schemasAt(entity, keys.slice(0, at + 1)).some(({ masked }) => masked));

/** One sentence for each masked field that a list is searched, sorted or filtered by. */
export function unmasking({ columns, search, filters }: TableDefinition, entity: Schema): string[] {
  const asked = [
    ...columns.flatMap(({ field, sortable }, at) =>
      sortable ? [{ place: `/columns/${at}/sortable`, field }] : [],
    ),
    ...(search?.fields ?? []).map((field) => ({ place: '/search/fields', field })),
    ...filters.map((filter, at) => ({ place: `/filters/${at}`, field: fieldOf(filter) })),
  ];
  return asked
    .filter(({ field }) => isMasked(entity, field.split('.')))
    .map(({ place, field }) => `${place}: "${field}" is masked and would be found out by asking; remove it.`);
}
