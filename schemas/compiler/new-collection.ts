// The four files that a collection begins with, made of its name and its fields. Runs in a browser too.
import { keptOf } from '../collections.ts';
import type { Filter } from '../table.ts';
import type { NewCollectionForm } from '../types.ts';
import { filterOf } from './filter-of.ts';
import { jsonText } from './json-text.ts';
import type { Json } from './source.ts';

/** The texts of the files. */
export type NewFiles = Record<'file' | 'schema' | 'ui' | 'table', string>;

type Field = NewCollectionForm['fields'][number];

/** What a kind of field is in the form, and how it is shown in the list and by its hints. */
interface Kind {
  schema: Json;
  column?: Json;
  hint?: Json;
}

const kinds: Record<Field['type'], Kind> = {
  text: { schema: { type: 'string', minLength: 1, maxLength: 200 }, column: { sortable: true } },
  longText: { schema: { type: 'string', maxLength: 2000 }, hint: { 'ui:widget': 'textarea' } },
  number: { schema: { type: 'number' }, column: { format: 'number', sortable: true } },
  money: {
    schema: { type: 'number', minimum: 0, multipleOf: 0.01 },
    column: { format: 'money', sortable: true },
  },
  yesNo: { schema: { type: 'boolean' }, column: {} },
  date: { schema: { type: 'string', format: 'date' }, column: { format: 'date', sortable: true } },
  choice: { schema: { type: 'string' }, column: { sortable: true } },
  boat: { schema: { type: 'string', lookup: 'boat' }, column: {} },
  user: { schema: { type: 'string', lookup: 'user' }, column: {} },
  booking: { schema: { type: 'string', lookup: 'booking' }, column: {} },
};

/** What is kept of a row beside its form, with a status and as a catalogue too: it may become both. */
const kept = keptOf({ machine: { states: {}, steps: {} }, catalogue: true });

/** Letters that are no other one with a mark. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** `placeOfBirth` of "Place of birth"; a key that is taken already gets a number. */
function keyOf(title: string, used: Set<string>): string {
  const [first = 'field', ...others] = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => spelt[letter] ?? letter)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const words = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))];
  const name = words.join('').replace(/^(?=[0-9])/, 'n');
  let key = name;
  for (let at = 2; used.has(key); at += 1) key = `${name}${at}`;
  used.add(key);
  return key;
}

type Row = Kind & { key: string; title: string; type: Field['type']; required?: boolean; choices?: string[] };

/** The fields, that which a row is called by first: the first text, or a name where there is none. */
function rowsOf(fields: readonly Field[]): [label: Row, ...Row[]] {
  const used = new Set(kept);
  const rows = fields.map((field): Row => ({
    ...field,
    ...kinds[field.type],
    key: keyOf(field.title, used),
  }));
  const text = rows.find(({ type }) => type === 'text');
  const label = text ?? { ...kinds.text, title: 'Name', type: 'text', key: keyOf('Name', used) };
  return [{ ...label, required: true }, ...rows.filter((row) => row !== text)];
}

const filterKinds: Partial<Record<Field['type'], Filter['kind']>> = {
  number: 'numberRange',
  money: 'numberRange',
  date: 'dateRange',
};

/** A list has one range of days at most. */
const filtersOf = (rows: readonly Row[]): Filter[] =>
  rows.flatMap(({ key, title, type }) => {
    const kind = filterKinds[type];
    const isSecondDay = type === 'date' && rows.find((row) => row.type === 'date')?.key !== key;
    return kind === undefined || isSecondDay ? [] : [filterOf(key, title, kind)];
  });

/** When a row came: in the last column, where no other one is called so. */
const added = { field: 'created', title: 'Added', format: 'date', sortable: true, optional: true };

/** By the parts of the subject that a collection is in the workshop. */
export function newCollection({ title, singular, fields }: NewCollectionForm): NewFiles {
  const rows = rowsOf(fields);
  const [{ key: label }] = rows;
  const texts = rows.filter(({ type }) => type === 'text').map(({ key }) => key);
  const filters = filtersOf(rows);
  const written = rows.flatMap(({ key, title: head, column }) =>
    column ? [{ field: key, title: head, ...column }] : [],
  );
  const isTaken = written.some(({ title: head }) => head === added.title);
  const properties = rows.map(({ key, title: name, schema, choices }): [string, Json] => [
    key,
    { title: name, ...schema, ...(choices ? { enum: choices } : {}) },
  ]);
  const files = {
    file: { $schema: '../meta/collection.meta.json', title, singular, icon: 'data', label },
    schema: {
      title: singular,
      type: 'object',
      required: rows.filter(({ required }) => required).map(({ key }) => key),
      properties: Object.fromEntries(properties),
    },
    ui: Object.fromEntries(rows.flatMap(({ key, hint }) => (hint ? [[key, hint]] : []))),
    table: {
      $schema: '../meta/table.meta.json',
      title,
      columns: isTaken ? written : [...written, added],
      // Every language has words for it.
      search: { title: 'Search the list', fields: texts },
      ...(filters.length > 0 ? { filters } : {}),
      sort: { field: label, direction: 'ascending' },
    },
  };
  return {
    file: jsonText(files.file),
    schema: jsonText(files.schema),
    ui: jsonText(files.ui),
    table: jsonText(files.table),
  };
}
