// Makes a boat of one row as the map says, and judges it by the same validator and lists as the form.
import { explain, inEnglish } from '#schemas/explain.ts';
import { definition as boatInfo } from '#schemas/generated/forms/boat-info.js';
import { fieldsOf } from '#schemas/walk.ts';
import { english } from '#schemas/text.ts';
import { lookupProblemsBy } from '../platform/lookups.ts';
import { conversions, expected, tidy } from './conversions.ts';
import type { Lists } from './lists.ts';
import { ASSUMED, columnsOf, fillSentence, type FieldMap, type ImportMap } from './map.ts';

/** A row of the file by the names of its columns. */
export type Cells = Record<string, string>;

/** Why a row is refused. `kind` is the same for all rows of which the same is said. */
export interface Reason {
  kind: string;
  text: string;
}

export interface Judged {
  attributes: Record<string, unknown>;
  price: number | null;
  reasons: Reason[];
}

type Value = string | number;
interface Found {
  value?: Value;
  /** What to tell staff where the value is the map's and not the file's. */
  assumed?: string;
  reason?: Reason;
}

const { schema, validate } = boatInfo;
const fieldsByName = fieldsOf(schema);
const plainly = (text: string): Reason => ({ kind: text, text });

/** Judges rows by a map. `lists` gets the names that the map adds. */
export function judgeRows(map: ImportMap, lists: Lists): (cells: Cells) => Judged {
  const empty = new Set(map.empty ?? []);
  const fields = Object.entries(map.fields);

  const cellOf = (cells: Cells, column: string): string => {
    const text = tidy(cells[column] ?? '');
    return empty.has(text) ? '' : text;
  };

  function textsOf(cells: Cells, field: FieldMap): [column: string, text: string][] {
    return columnsOf(field)
      .map((column): [string, string] => [column, replaceIn(cellOf(cells, column), field)])
      .filter(([, text]) => text !== '');
  }

  return (cells) => {
    const foreign = map.refuse?.find(({ column, values }) => values.includes(cellOf(cells, column)));
    if (foreign) return { attributes: {}, price: null, reasons: [plainly(foreign.reason)] };

    const found = fields
      .filter(([, field]) => field.as !== 'sentences')
      .map(([name, field]): [string, Found] => [name, find(name, field, textsOf(cells, field), lists)]);
    const assumed = found.flatMap(([, { assumed: what }]) => what ?? []).join(', ');
    const sentences = fields
      .filter(([, field]) => field.as === 'sentences')
      .map(([name, field]): [string, Found] => [
        name,
        compose(field, (column) => (column === ASSUMED ? assumed : cellOf(cells, column))),
      ]);
    return judge([...found, ...sentences], lists);
  };
}

function replaceIn(text: string, { replace = {} }: FieldMap): string {
  return Object.entries(replace).reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

function compose(field: FieldMap, valueOf: (name: string) => string): Found {
  const texts = (field.sentences ?? []).map((sentence) => fillSentence(sentence, valueOf));
  return { value: texts.filter(Boolean).join(' ') || (field.default ?? '') };
}

function find(name: string, field: FieldMap, texts: [column: string, text: string][], lists: Lists): Found {
  const schemas = fieldsByName.get(name) ?? [];
  const label = schemas.find(({ title }) => title)?.title ?? name;
  const catalogue = field.as === 'lookup' ? schemas.find(({ lookup }) => lookup)?.lookup : undefined;
  const read = catalogue ? look(catalogue, field, texts, lists) : convert(field, texts);
  if (read.value !== undefined || read.reason || field.default === undefined) return read;
  const value = catalogue ? lists.idOf(catalogue, String(field.default)) : field.default;
  // A text such as "not available" speaks for itself.
  return typeof value === 'number' ? { value, assumed: `${label} ${field.default}` } : { value };
}

function look(catalogue: string, field: FieldMap, texts: [string, string][], lists: Lists): Found {
  const [name] = texts.flatMap(([, text]) => lists.nameFor(catalogue, text, field) ?? []);
  const chosen = name ?? (texts.length > 0 ? field.fallback : undefined);
  return chosen === undefined ? {} : { value: lists.idOf(catalogue, chosen) };
}

function convert(field: FieldMap, texts: [column: string, text: string][]): Found {
  const [first] = texts;
  if (!first) return {};
  const [column, text] = first;
  const as = field.as === undefined || field.as === 'lookup' || field.as === 'sentences' ? 'text' : field.as;
  const value = conversions[as](text, field);
  if (value === '') return {};
  if (value === undefined) return unbelievable(column, text, `cannot be read as ${expected[as]}`);
  const [lowest, highest] = field.between ?? [-Infinity, Infinity];
  if (typeof value === 'number' && (value < lowest || value > highest))
    return unbelievable(column, text, `is not between ${lowest} and ${highest}`);
  return { value };
}

const unbelievable = (column: string, text: string, what: string): Found => ({
  reason: { kind: `${column} ${what}.`, text: `${column} "${text}" ${what}.` },
});

function judge(found: [name: string, found: Found][], lists: Lists): Judged {
  const { price, ...attributes } = Object.fromEntries(
    found.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, Value>;
  const unread = found.filter(([, { reason }]) => reason).map(([name]) => name);
  const reasons = [
    ...found.flatMap(([, { reason }]) => reason ?? []),
    ...complaints(attributes, lists, unread),
  ];
  return { attributes, price: typeof price === 'number' ? price : null, reasons };
}

// A field that could not be read is missing to the validator: that is said already.
function complaints(attributes: object, lists: Lists, unread: string[]): Reason[] {
  if (!validate(attributes))
    return explain(schema, validate.errors ?? [])
      .filter(({ path }) => !unread.includes(path))
      .map((problem) => plainly(inEnglish(problem)));
  return Object.values(lookupProblemsBy(schema, { ...attributes }, lists.answer)).map((text) =>
    plainly(english(text)),
  );
}
