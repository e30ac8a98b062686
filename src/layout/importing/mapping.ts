// How a form's fields are read from the columns of a file: by name at first, then as somebody corrects it.
import { distance } from 'fastest-levenshtein';
import { importedFields } from '#schemas/importing.ts';
import { isObject } from '#schemas/is-object.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { idColumn } from '#schemas/table.ts';
import type { ImportMapField } from '#schemas/types.ts';
import { schemasAt } from '#schemas/walk.ts';
import type { Translate } from '#src/language/i18n.ts';
import type { FileMap } from '#src/stores/import-run.ts';

export interface MappableField {
  name: string;
  title: string;
  isRequired: boolean;
  /** Ways to read its cells, the usual one first. */
  ways: readonly Way[];
}

/** What a map says of a cell, and what it is called. */
export interface Way {
  label: string;
  read: Pick<ImportMapField, 'as' | 'unit' | 'order'>;
}

const number: Way = { label: 'Number', read: { as: 'number' } };
const numbers: readonly Way[] = [
  number,
  { label: 'Length in feet', read: { as: 'length', unit: 'ft' } },
  { label: 'Length in metres', read: { as: 'length', unit: 'm' } },
  { label: 'Count, such as 4 persons', read: { as: 'count' } },
];
const dates: readonly Way[] = [
  { label: 'Year, month, day', read: { as: 'date', order: 'ymd' } },
  { label: 'Day, month, year', read: { as: 'date', order: 'dmy' } },
  { label: 'Month, day, year', read: { as: 'date', order: 'mdy' } },
];

/** What the entries of a list are, where one cell can hold it. */
const inOneCell = /^(string|number|integer)$/;

/** @param entries what is said of the entries of a list */
function waysOf(schemas: readonly Schema[], entries: readonly Schema[]): readonly Way[] {
  const types = schemas.flatMap(({ type = [] }) => type);
  if (types.includes('object')) return [];
  if (types.includes('array'))
    return entries.some(({ type }) => inOneCell.test(String(type)))
      ? [{ label: 'List, parted by semicolons', read: { as: 'list' } }]
      : [];
  if (schemas.some(({ lookup }) => lookup)) return [{ label: 'Name in the list', read: { as: 'lookup' } }];
  if (types.includes('number') || types.includes('integer')) return numbers;
  if (types.includes('boolean')) return [{ label: 'Yes or no', read: { as: 'boolean' } }];
  if (schemas.some(({ format }) => format === 'date' || format === 'date-time')) return dates;
  return [{ label: 'Text', read: {} }];
}

/** What a boat has beside its form. */
const price: MappableField = { name: 'price', title: 'Price', isRequired: false, ways: [number] };

/** The fields that a column can fill. */
export function mappableFields(noun: string, form: Pick<FormDefinition, 'schema' | 'ui'>): MappableField[] {
  const fields = [...importedFields(form)].map(([name, schemas]) => ({
    name,
    title: schemas.find(({ title }) => title)?.title ?? name,
    isRequired: form.schema.required?.includes(name) ?? false,
    ways: waysOf(schemas, schemasAt(form.schema, [name, '0'])),
  }));
  return [...fields.filter(({ ways }) => ways.length > 0), ...(noun === 'boat' ? [price] : [])];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The column whose name is nearest to that of a field, in English or in the language that is shown, where none is too far. */
function columnFor(
  { name, title }: MappableField,
  columns: readonly string[],
  most: number,
  t: Translate,
): string | undefined {
  const ranked = columns
    .map((column) => {
      const text = plain(column);
      const far = Math.min(...[name, title, t(title)].map((one) => distance(plain(one), text)));
      return { column, far: far / Math.max(text.length, 1) };
    })
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= most ? best.column : undefined;
}

/** @returns the fields for which a column was found, each column once */
export function matched(
  fields: readonly MappableField[],
  header: readonly string[],
  t: Translate,
): Record<string, ImportMapField> {
  // A row's own key is no value of a field.
  const left = new Set(header.filter((column) => column !== '' && column !== idColumn));
  const found = new Map<string, string>();
  // First those that are called alike: no other field, however near its name is, takes such a column away.
  for (const most of [0, 0.3])
    for (const field of fields.filter(({ name }) => !found.has(name))) {
      const column = columnFor(field, [...left], most, t);
      if (column === undefined) continue;
      left.delete(column);
      found.set(field.name, column);
    }
  return Object.fromEntries(
    fields.flatMap(({ name, ways }) => {
      const column = found.get(name);
      return column === undefined ? [] : [[name, { column, ...ways[0]?.read }]];
    }),
  );
}

const columnsOf = ({ column = [] }: ImportMapField): string[] => [column].flat();

/** A mapping as this file can be read by it: what it has no column for is looked for by its name, or keeps its default alone. */
export function fitted(
  mapping: Readonly<Record<string, ImportMapField>>,
  fields: readonly MappableField[],
  header: readonly string[],
  t: Translate,
): Record<string, ImportMapField> {
  const isThere = (field: ImportMapField): boolean => {
    const columns = columnsOf(field);
    return columns.length === 0 || columns.some((column) => header.includes(column));
  };
  const entries = Object.entries(mapping);
  const used = entries.filter(([, field]) => isThere(field)).flatMap(([, field]) => columnsOf(field));
  const lost = fields.filter(({ name }) => mapping[name] && !isThere(mapping[name]));
  const found = matched(
    lost,
    header.filter((column) => !used.includes(column)),
    t,
  );
  return Object.fromEntries(
    entries.flatMap(([name, field]): [string, ImportMapField][] => {
      if (isThere(field)) return [[name, field]];
      const { column: _, ...read } = field;
      const { column } = found[name] ?? {};
      if (column !== undefined) return [[name, { ...read, column }]];
      return read.default === undefined ? [] : [[name, read]];
    }),
  );
}

/** The mapping of a file that was saved here, or written for the command line; nothing where it is none. */
export function mappingIn(text: string): Partial<FileMap> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isMapping =
      isObject(found) && isObject(found['fields']) && Object.values(found['fields']).every(isObject);
    return isMapping ? found : undefined;
  } catch {
    return undefined;
  }
}
