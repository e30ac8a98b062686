// Lists: what tables/*.table.json name is held against the entity of their call.
import type { Call } from '../calls/call.ts';
import meta from '../meta/table.meta.json' with { type: 'json' };
import type { Schema } from '../schema.ts';
import {
  columnKey,
  fieldOf,
  labelsFor,
  listQueryKeys,
  type Column,
  type Filter,
  type TableDefinition,
} from '../table.ts';
import { schemasAt } from '../walk.ts';
import { callsIn } from './collections.ts';
import { emptyColumns, kindsAt, mislabelled, misshown, unsearchable } from './check-columns.ts';
import { tablesOf, withChoices } from './read-tables.ts';
import { resolverOf } from './resolve.ts';
import { unmasking } from './unmasking.ts';
import { strayField } from './stray-field.ts';
import { alike, unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

const words = [...Object.keys(meta.properties), 'name', 'labels'];
const isNear = (word: string): boolean => alike(word, ['call', 'entity']).length > 0;

/** One sentence for each field, label or call of a table that leads nowhere. */
export function checkTables(sources: readonly Source[]): string[] {
  const resolver = resolverOf(sources);
  const rows = callsIn(sources);
  return tablesOf(sources).flatMap(({ file, definition }) => {
    // What its rows are is said under another name, of which is told already.
    if (Object.keys(definition).some((word) => !words.includes(word) && isNear(word))) return [];
    const answer = rows[definition.call]?.answer;
    if (typeof answer !== 'object')
      return [
        `${file}, /call: ${unknownName(definition.call, listCalls(rows), 'a call that answers a list')}`,
      ];
    const name = definition.entity ?? answer[0];
    const known = sources.some(({ file: one }) => one === `schemas/entities/${name}.schema.json`);
    if (!known) return [`${file}, /entity: ${unknownName(name, entityNames(sources), 'an entity')}`];
    const entity = resolver.resolve(`schemas/entities/${name}.schema.json`);
    return [
      ...fieldsNamed(definition).flatMap(([place, path]) => {
        const stray = strayField(entity, path, 'a field of what the call answers');
        return stray === undefined ? [] : [`${file}, ${place}: ${stray}`];
      }),
      ...misaskedBy(definition, sources).map((sentence) => `${file}, ${sentence}`),
      ...[unmasking, emptyColumns, mislabelled, unsearchable]
        .flatMap((find) => find(definition, entity))
        .map((sentence) => `${file}, ${sentence}`),
      ...misfits(definition).map((sentence) => `${file}, ${sentence}`),
      ...misread(withChoices({ file, definition }, sources).definition, entity).map(
        (sentence) => `${file}, ${sentence}`,
      ),
    ];
  });
}

export const entityNames = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file }) => /^schemas\/entities\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

export const listCalls = (rows: Record<string, Call | undefined>): string[] =>
  Object.entries(rows).flatMap(([name, row]) => (typeof row?.answer === 'object' ? [name] : []));

function fieldsNamed({ columns, search, filters }: TableDefinition): [place: string, field: string][] {
  return [
    ...columns.flatMap(({ field, with: more = [] }, index) =>
      [field, ...more].map((one): [string, string] => [`/columns/${index}`, one]),
    ),
    ...(search?.fields ?? []).map((field): [string, string] => ['/search/fields', field]),
    ...filters.map((filter, index): [string, string] => [`/filters/${index}`, fieldOf(filter)]),
  ];
}

const queryWords: readonly string[] = listQueryKeys;

const columnWords = Object.keys(meta.properties.columns.items.properties);

/** Whether a column says of itself what is wrong, whether it sorts as well: that is told of by itself. */
const isWrong = (column: Column): boolean =>
  Object.keys(column).some((word) => !columnWords.includes(word)) ||
  !['boolean', 'undefined'].includes(typeof column.sortable);

function misfits(table: TableDefinition): string[] {
  const { columns, filters, sort, only } = table;
  const sortable = columns.filter((column) => column.sortable).map(columnKey);
  const keys = columns.map(columnKey);
  const lacking = (list: string, all: readonly (Column | Filter)[]): string[] =>
    all.flatMap((one, index) => {
      const isLabel = 'format' in one ? one.format === 'label' : 'kind' in one && one.kind === 'label';
      return isLabel && one.labels === undefined
        ? [`/${list}/${index}: "labels" is missing; name a table of labels.json.`]
        : [];
    });
  return [
    ...lacking('columns', columns),
    ...lacking('filters', filters),
    ...keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => `/columns: two columns are called "${key}"; give one of them a "key" of its own.`),
    ...(sortable.includes(sort.field) ||
    columns.length === 0 ||
    columns.some((column) => columnKey(column) === sort.field && isWrong(column))
      ? []
      : [`/sort/field: ${unknownName(sort.field, sortable, 'a sortable column of this list')}`]),
    ...filters.flatMap(({ key, kind }, index) =>
      kind !== 'dateRange' && queryWords.includes(key)
        ? [`/filters/${index}/key: "${key}" is a word of every query; choose another one, and name "field".`]
        : [],
    ),
    ...(filters.filter(({ kind }) => kind === 'dateRange').length > 1
      ? ['/filters: a list has one dateRange, because its days are called from and to; remove the others.']
      : []),
    ...Object.entries(only).flatMap(([field, label]) => {
      const known = Object.keys(labelsFor(table, field) ?? {});
      return known.includes(label)
        ? []
        : [`/only/${field}: ${unknownName(label, known, 'a label of this field')}`];
    }),
  ];
}

/** A step of several rows that asks for another form than its call takes. */
function misaskedBy({ bulk = [] }: TableDefinition, sources: readonly Source[]): string[] {
  const rows = callsIn(sources);
  const isForm = (name: string | undefined): boolean =>
    sources.some(({ file }) => file === `schemas/forms/${name}.schema.json`);
  return bulk.flatMap(({ call, form }, index) => {
    const body = rows[call]?.body;
    return !isForm(body) || body === form
      ? []
      : [`/bulk/${index}: "${call}" wants the form "${body}"; write "form": "${body}".`];
  });
}

const kinds: readonly string[] = meta.properties.filters.items.properties.kind.enum;

/** Words of a filter that are read for one kind alone. */
const idleWords = [
  ['labels', 'label'],
  ['ranges', 'dateRange'],
] as const;

/** What a column or a filter asks of a field that it does not have. */
function misread({ columns, filters }: TableDefinition, entity: Schema): string[] {
  const isNumber = (filter: Filter): boolean => kindsAt(entity, fieldOf(filter)).isNumber;
  const isDay = (filter: Filter): boolean =>
    schemasAt(entity, fieldOf(filter).split('.')).some(
      ({ type, format }) => format !== undefined || [type].flat().includes('string'),
    );
  return [
    ...columns.flatMap((column, index) =>
      misshown(column, entity).map((sentence) => `/columns/${index}: ${sentence}`),
    ),
    ...columns.flatMap(({ field, sortable, refersTo }, index) =>
      sortable && refersTo
        ? [
            `/columns/${index}/sortable: "${field}" would be sorted by its keys, which nobody sees; remove it.`,
          ]
        : [],
    ),
    ...filters.flatMap((filter, index) => {
      // A field that is not there is told of by itself.
      if (schemasAt(entity, fieldOf(filter).split('.')).length === 0) return [];
      if (filter.kind === 'reference' && !filter.refersTo)
        return [`/filters/${index}: "${fieldOf(filter)}" refers to no row; name a field with "lookup".`];
      if (filter.kind === 'dateRange' && !isDay(filter))
        return [
          `/filters/${index}: "${fieldOf(filter)}" is no day; name a field of the format date or date-time.`,
        ];
      if (filter.kind === 'numberRange' && !isNumber(filter))
        return [
          `/filters/${index}: "${fieldOf(filter)}" is no number; name a field of the type number or integer.`,
        ];
      // A kind that is none is told of by itself.
      if (!kinds.includes(filter.kind)) return [];
      return idleWords
        .filter(([word, kind]) => word in filter && filter.kind !== kind)
        .map(
          ([word, kind]) =>
            `/filters/${index}/${word}: "${word}" does nothing here; take it away, or write "kind": "${kind}".`,
        );
    }),
  ];
}
