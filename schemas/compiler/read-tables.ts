// Lists as tables/*.table.json describe them, with what the entity of their call says of their fields.
import { namedChoices } from '../choices.ts';
import type { Schema } from '../schema.ts';
import { fieldOf, type TableDefinition } from '../table.ts';
import { schemasAt } from '../walk.ts';
import { callsIn, collectionsIn, labelTables, lookupIn, refersIn } from './collections.ts';
import { isOfMoments, orderIn, sortsAsNumber } from './check-columns.ts';
import { withListed } from './filter-labels.ts';
import { resolverOf } from './resolve.ts';
import type { Json, Source } from './source.ts';

/** A table with the file it stands in. */
export interface NamedTable {
  file: string;
  definition: TableDefinition;
}

/** The names of the values of a field, or of the rows of a list; nothing where its schema names none. */
function choicesOf(entity: Schema, field: string): Record<string, string> | undefined {
  const at = schemasAt(entity, field.split('.'));
  const rows = schemasAt(entity, [...field.split('.'), '0']);
  const named = namedChoices([...at, ...rows]).map(({ value, title }) => [String(value), title]);
  // Each stands where it is named first, and is called so.
  const choices = Object.fromEntries([...named, ...named.toReversed()]) as Record<string, string>;
  return named.length > 0 ? choices : undefined;
}

/** The noun or collection that a field of a list refers to; nothing where it is no reference. */
function referenceAt(entity: Schema, field: string, sources: readonly Source[]): string | undefined {
  const lookup = lookupIn(schemasAt(entity, field.split('.')));
  return lookup !== undefined && refersIn(collectionsIn(sources))(lookup) ? lookup : undefined;
}

/** What a row of a list is. */
function entityOf({ call, entity: own }: TableDefinition, sources: readonly Source[]): Schema {
  const { answer } = callsIn(sources)[call] ?? {};
  const name = own ?? (typeof answer === 'object' ? answer[0] : '');
  return resolverOf(sources).resolve(`schemas/entities/${name}.schema.json`);
}

/** A table whose columns know what their values are called, or what they refer to, and whose filters know that as well. */
export function withChoices({ definition, file }: NamedTable, sources: readonly Source[]): NamedTable {
  const entity = entityOf(definition, sources);
  const columns = definition.columns.map((column) => {
    const choices = column.labels === undefined ? choicesOf(entity, column.field) : undefined;
    const refersTo = referenceAt(entity, column.field, sources);
    const order = orderIn(column, definition.labels, entity);
    return {
      ...column,
      ...(choices ? { choices } : {}),
      ...(refersTo ? { refersTo } : {}),
      ...(order || sortsAsNumber(column, entity) ? { isNumber: true } : {}),
      ...(order ? { order } : {}),
      ...(isOfMoments(column, entity) ? { isMoment: true } : {}),
    };
  });
  const filters = definition.filters.map((filter) => {
    const refersTo = filter.kind === 'reference' && referenceAt(entity, fieldOf(filter), sources);
    if (!refersTo) return filter;
    const isMany = schemasAt(entity, fieldOf(filter).split('.')).some(({ items }) => items !== undefined);
    return { ...filter, refersTo, ...(isMany ? { isMany } : {}) };
  });
  return { file, definition: { ...definition, columns, filters } };
}

/** Every table with the labels it names put in place. */
export function tablesOf(sources: readonly Source[]): NamedTable[] {
  const labels = labelTables(sources);
  return sources
    .filter(({ file }) => /^schemas\/tables\/[^/]+\.table\.json$/.test(file))
    .map(({ file, json }) => {
      const definition = definitionOf(file, json, labels);
      const isWhole = definition.filters.every((one) => one.kind !== 'label' || one.labels !== undefined);
      return {
        file,
        definition: isWhole ? definition : withListed(definition, entityOf(definition, sources)),
      };
    });
}

function definitionOf(file: string, { $schema: _, ...json }: Json, labels: Json): TableDefinition {
  const name = file.replace(/^.*\/([^/]+)\.table\.json$/, '$1');
  const table = { filters: [], only: {}, ...json, name } as unknown as TableDefinition;
  const used = new Set([...table.columns, ...table.filters].flatMap((one) => one.labels ?? []));
  const named = Object.fromEntries([...used].map((key) => [key, labels[key]]));
  return { ...table, labels: named as TableDefinition['labels'] };
}
