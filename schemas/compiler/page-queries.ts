// The query of each paged list, made of the tables that show it.
import type { Schema } from '../schema.ts';
import {
  columnKey,
  labelsFor,
  queryKeysOf,
  typedNumber,
  type Filter,
  type Label,
  type TableDefinition,
} from '../table.ts';
import { callsIn } from './collections.ts';
import type { Source } from './source.ts';
import { tablesOf, type NamedTable } from './read-tables.ts';
import { bodyType, type Named } from './type-names.ts';

const text = (rest: Schema): Schema => ({ type: 'string', ...rest });
const number = text({ maxLength: 20, pattern: typedNumber });
/** The databases know no year 0. */
const day = text({ format: 'date', formatMinimum: '0001-01-01' });
const cursor = text({ maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' });

/**
 * The query of each call whose list is paged: `users-page` of all tables that show what a call with that query answers.
 * @param written the bodies that somebody wrote by hand
 */
export function pageQueries(sources: readonly Source[], written: readonly string[]): Named[] {
  const rows = callsIn(sources);
  const byQuery = new Map<string, NamedTable[]>();
  for (const table of tablesOf(sources)) {
    const query = rows[table.definition.call]?.query;
    if (query?.endsWith('-page') && !written.includes(query))
      byQuery.set(query, [...(byQuery.get(query) ?? []), table]);
  }
  return [...byQuery].map(([name, shown]) => ({
    file: shown[0]?.file ?? '',
    name,
    type: bodyType(name),
    schema: queryOf(
      name,
      shown.map(({ definition }) => definition),
    ),
  }));
}

function queryOf(name: string, tables: TableDefinition[]): Schema {
  const sorts = tables.flatMap(({ columns }) =>
    columns
      .filter(({ sortable }) => sortable)
      .flatMap((column) => [columnKey(column), `-${columnKey(column)}`]),
  );
  const keysOf = (kind: Filter['kind']): string[] =>
    tables.flatMap(({ filters }) => filters.filter((one) => one.kind === kind).flatMap(queryKeysOf));
  const hasDates = tables.some(({ filters }) => filters.some(({ kind }) => kind === 'dateRange'));
  return {
    $id: name,
    title: bodyType(name),
    description: 'Optional query of a list: a page, a search, labels, a range of days, an order.',
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: text({ pattern: '^[1-9][0-9]{0,2}$' }),
      after: cursor,
      before: cursor,
      q: text({ maxLength: 100 }),
      sort: text({ enum: [...new Set(sorts)] }),
      count: text({ enum: ['true'] }),
      ...(hasDates ? { from: day, to: day } : {}),
      ...Object.fromEntries(
        [...labelKeys(tables)].map(([key, labels]) => [key, text({ enum: Object.keys(labels) })]),
      ),
      ...Object.fromEntries(keysOf('reference').map((key) => [key, text({ maxLength: 100 })])),
      ...Object.fromEntries(keysOf('numberRange').map((key) => [key, number])),
    },
  };
}

/** What may be asked for by a label, with the labels. */
function labelKeys(tables: readonly TableDefinition[]): Map<string, Record<string, Label>> {
  const found = new Map<string, Record<string, Label>>();
  for (const table of tables) {
    for (const { key, kind, labels = '' } of table.filters)
      if (kind === 'label') found.set(key, { ...found.get(key), ...table.labels[labels] });
    for (const field of Object.keys(table.only))
      found.set(field, { ...found.get(field), ...labelsFor(table, field) });
  }
  return found;
}
