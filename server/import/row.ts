// Makes what a row of the file stands for, as the map says, and judges it by the same validator and lists as the form.
import { explain, saidOf } from '#schemas/explain.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import { idColumn } from '#schemas/table.ts';
import { english, type Text, type Values } from '#schemas/text.ts';
import type { ImportMap, ImportMapField } from '#schemas/types.ts';
import { schemasAt } from '#schemas/walk.ts';
import { lookupProblemsBy } from '../platform/lookups.ts';
import { choicesAt, chosenBy, type Choices } from './choices.ts';
import { conversionOf, conversions, tidy, type ConversionName, type Reading } from './conversions.ts';
import type { Lists } from './lists.ts';
import { replaceIn, sentencesOf, TooLong, tooLongFor } from './made-texts.ts';
import { ASSUMED, columnsOf, mostErrors } from './map.ts';
import { holdsMany, listOf, titleOf, type Judging, type Target } from './target.ts';

const says = messages.import;
/** What the text of a cell was expected to be; some texts can always be read. */
const things: Partial<Record<ConversionName, string>> = says;

/** A row of the file by the names of its columns. */
export type Cells = Record<string, string>;

/** What stands in a column; nothing where the row has none of that name. */
export const cellIn = (cells: Cells, column: string): string =>
  tidy(Object.hasOwn(cells, column) ? (cells[column] ?? '') : '');

/** The key of a row that was exported. */
export const keyIn = (cells: Cells): string => cellIn(cells, idColumn);

/** Why a row is refused. `kind` is the same for all rows of which the same is said. */
export interface Reason {
  kind: string;
  text: string;
  /** The same for who reads another language. */
  said: Text;
  /** Of the form. */
  field?: string;
}

export interface Judged {
  attributes: Record<string, unknown>;
  price: number | null;
  reasons: Reason[];
}

/** A field of the map with what its form says of it. */
interface ReadField extends ImportMapField, Pick<Reading, 'decimal' | 'isMoment'> {
  isStrict: boolean;
  isOfMany: boolean;
  choices: Choices;
  /** Of each entry of a list. */
  choicesOfEach: Choices;
  isOfNumbers: boolean;
}

type Scalar = string | number | boolean;
type Value = Scalar | Scalar[];
interface Found {
  value?: Value;
  /** What to tell staff where the value is the map's and not the file's. */
  assumed?: string;
  reason?: Reason;
}

export function reasonOf(said: Text, field?: string): Reason {
  const text = english(said);
  return { kind: text, text, said, ...(field === undefined ? {} : { field }) };
}

/** What stands in a cell: each of what is read as a list. */
export const partsOf = ({ as }: ImportMapField, text: string): string[] =>
  as === 'list' ? conversions.list(text) : [text];

const isNumeric = ({ type = [] }: Schema): boolean =>
  [type].flat().some((one) => one === 'number' || one === 'integer');

/** Judges rows by a map. `lists` gets the names that the map adds. */
export function judgeRows(target: Target, map: ImportMap, lists: Lists): (cells: Cells) => Judged {
  const empty = new Set(map.empty ?? []);
  const fields = Object.entries(map.fields).map(([name, field]): [string, ReadField] => [
    name,
    {
      ...field,
      // A map that names what rows become is a newer one: what it cannot find in a list is told.
      isStrict: map.noun !== undefined,
      isOfMany: holdsMany(target, name),
      isMoment: target.fields.get(name)?.some(({ format }) => format === 'date-time') ?? false,
      ...(map.decimal === undefined ? {} : { decimal: map.decimal }),
      choices: choicesAt(target.schema, [name]),
      choicesOfEach: choicesAt(target.schema, [name, '0']),
      isOfNumbers: schemasAt(target.schema, [name, '0']).some(isNumeric),
    },
  ]);

  const cellOf = (cells: Cells, column: string): string => {
    const text = cellIn(cells, column);
    return empty.has(text) ? '' : text;
  };

  function textsOf(cells: Cells, field: ImportMapField): [column: string, text: string][] {
    return columnsOf(field)
      .map((column): [string, string] => [column, replaceIn(cellOf(cells, column), field)])
      .filter(([, text]) => text !== '');
  }

  return (cells) => {
    const foreign = map.refuse?.find(({ column, values }) => values.includes(cellOf(cells, column)));
    if (foreign) return { attributes: {}, price: null, reasons: [reasonOf(foreign.reason)] };

    const found = fields
      .filter(([, field]) => field.as !== 'sentences')
      .map(([name, field]) =>
        readBy(target, name, () => find(target, name, field, textsOf(cells, field), lists)),
      );
    const assumed = found.flatMap(([, { assumed: what }]) => what ?? []).join(', ');
    const sentences = fields
      .filter(([, field]) => field.as === 'sentences')
      .map(([name, field]) =>
        readBy(target, name, () => {
          const valueOf = (column: string) => (column === ASSUMED ? assumed : cellOf(cells, column));
          return { value: sentencesOf(field, valueOf) || (field.default ?? '') };
        }),
      );
    return judge(target, [...found, ...sentences], lists);
  };
}

/** What a field is read as, unless a text for it is made too long. */
function readBy(target: Target, name: string, read: () => Found): [string, Found] {
  try {
    return [name, read()];
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return [name, { reason: reasonOf(tooLongFor(titleOf(target, name))) }];
  }
}

function find(
  target: Target,
  name: string,
  field: ReadField,
  texts: [column: string, text: string][],
  lists: Lists,
): Found {
  const list = listOf(target, name);
  const readAs = (given: [column: string, text: string][]): Found => {
    if (list === undefined) return convert(field, given);
    return field.isOfMany ? lookEach(list, field, given, lists) : look(list, field, given, lists);
  };
  const read = readAs(texts);
  if (read.value !== undefined || read.reason || field.default === undefined) return read;
  if (field.isOfMany) return readAs([[name, String(field.default)]]);
  const value = list ? lists.idOf(list, String(field.default)) : usualOf(field, field.default);
  // A text such as "not available" speaks for itself.
  return typeof value === 'number'
    ? { value, assumed: `${titleOf(target, name)} ${field.default}` }
    : { value };
}

/** A default is what would be read of a cell: "yes", a day, what a choice is called. */
function usualOf(field: ReadField, usual: Scalar): Value {
  return (typeof usual === 'string' ? convert(field, [['', usual]]).value : undefined) ?? usual;
}

/** Each name of several; the first that is in no list is told. */
function lookEach(list: string, field: ReadField, [first]: [string, string][], lists: Lists): Found {
  if (!first) return {};
  const [column, text] = first;
  const parts = partsOf(field, text);
  const found = parts.map((part) => look(list, field, [[column, part]], lists));
  const value = found.map((one, at) => (one.value as Scalar | undefined) ?? parts[at] ?? '');
  return found.find(({ reason }) => reason) ?? { value };
}

function look(list: string, field: ReadField, texts: [string, string][], lists: Lists): Found {
  const [key] = texts.flatMap(([, text]) => lists.keyFor(list, text) ?? []);
  if (key !== undefined) return { value: key };
  const [name] = texts.flatMap(([, text]) => lists.nameFor(list, text, field) ?? []);
  const chosen = name ?? (texts.length > 0 ? field.fallback : undefined);
  if (chosen !== undefined) return { value: lists.idOf(list, chosen) };
  const [first] = texts;
  const isTold = field.isStrict && field.default === undefined;
  return first && isTold ? unbelievable(first[0], first[1], says.unlisted) : {};
}

/** An entry of a list of numbers; one that is none is refused by the form. */
const figureOf = (part: string, field: ReadField): number | undefined =>
  field.isOfNumbers ? conversions.number(part, field) : undefined;

function convert(field: ReadField, texts: [column: string, text: string][]): Found {
  const [first] = texts;
  if (!first) return {};
  const [column, text] = first;
  const as = conversionOf(field);
  const read = chosenBy(field.choices, text) ?? conversions[as](text, field);
  const value = Array.isArray(read)
    ? read.map((part) => chosenBy(field.choicesOfEach, part) ?? figureOf(part, field) ?? part)
    : read;
  if (value === '') return {};
  if (value === undefined && as !== 'text')
    return unbelievable(column, text, says.unreadable, { thing: things[as] });
  const [lowest = -Infinity, highest = Infinity] = field.between ?? [];
  if (typeof value === 'number' && (value < lowest || value > highest))
    return unbelievable(column, text, says.outside, { lowest, highest });
  return { value };
}

/** Whatever stands in the cell, it is the same that is wrong with the column. */
function unbelievable(column: string, cell: string, key: string, values: Values = {}): Found {
  const reason = reasonOf({ key, values: { ...values, column, cell } });
  return { reason: { ...reason, kind: reason.text.replace(` "${cell}"`, '') } };
}

function judge(target: Target, found: [name: string, found: Found][], lists: Lists): Judged {
  const values = Object.fromEntries(
    found.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, Value>;
  const { priced } = target;
  const { price, ...others } = values;
  const attributes = priced ? others : values;
  const unread = found.filter(([, { reason }]) => reason).map(([name]) => name);
  const reasons = [
    ...found.flatMap(([field, { reason }]) => (reason ? [{ ...reason, field }] : [])),
    ...complaints(target, attributes, lists, unread),
    ...(priced && price !== undefined
      ? refusedBy(priced, { price }).filter(({ field }) => field === 'price')
      : []),
  ];
  return { attributes, price: priced && typeof price === 'number' ? price : null, reasons };
}

const refusedBy = ({ schema, validate }: Judging, value: object): Reason[] =>
  validate(value)
    ? []
    : explain(schema, (validate.errors ?? []).slice(0, mostErrors), value).map((problem) =>
        reasonOf(saidOf(problem), problem.path),
      );

// A field that could not be read is missing to the validator: that is said already.
function complaints(target: Target, attributes: object, lists: Lists, unread: string[]): Reason[] {
  const refused = refusedBy(target, attributes);
  if (refused.length > 0) return refused.filter(({ field = '' }) => !unread.includes(field));
  return Object.entries(lookupProblemsBy(target.schema, { ...attributes }, lists.answer)).map(
    ([field, text]) => reasonOf(text, field),
  );
}
