// Where and when something holds, in words: `When Captain is 3`, `In each entry of Guests`.
import messages from '../../server-messages.json' with { type: 'json' };
import type { Schema } from '../../schema.ts';
import { nodesOf } from '../../walk.ts';

/** English with its places open; the label and the fields are to be translated before they are filled in. */
export interface Told {
  text: string;
  label: string;
  fields?: string[];
  value?: string;
}

/** How a field is called, by its key. */
export type LabelOf = (key: string) => string;

const words = messages.formPlace;

export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The keys of all fields that a schema names, at any depth. */
export const keysNamedIn = (schema: Schema): string[] => [
  ...new Set(
    nodesOf(schema).flatMap(([, { properties = {}, required = [] }]) => [
      ...Object.keys(properties),
      ...required,
    ]),
  ),
];

/** What is asked of one field, when it is as little as a value. */
function valueInWords(field: Schema | boolean, label: string, isOtherwise: boolean): Told | undefined {
  if (
    typeof field === 'boolean' ||
    Object.keys(field).some((key) => !['const', 'enum', 'type'].includes(key))
  )
    return undefined;
  const values = 'const' in field ? [field.const] : field.enum;
  if (!values) return undefined;
  const [value] = values;
  if (values.length === 1 && typeof value === 'boolean')
    return { text: value === isOtherwise ? words.off : words.on, label };
  const text =
    values.length === 1 ? words[isOtherwise ? 'isNot' : 'is'] : words[isOtherwise ? 'isNoneOf' : 'isOneOf'];
  return { text, label, value: values.map(shown).join(', ') };
}

/** What a condition asks, one part a field; undefined where that cannot be said in a few words. */
function partsInWords(condition: Schema, labelOf: LabelOf, isOtherwise: boolean): Told[] | undefined {
  const { properties = {}, required = [], type: _, ...rest } = condition;
  if (Object.keys(rest).length > 0) return undefined;
  const present = required.filter((key) => !(key in properties));
  const parts = [
    ...Object.entries(properties).map(([key, field]) => valueInWords(field, labelOf(key), isOtherwise)),
    ...present.map((key): Told => ({ text: words[isOtherwise ? 'empty' : 'filled'], label: labelOf(key) })),
  ];
  const told = parts.filter((part) => part !== undefined);
  return told.length < parts.length || told.length === 0 ? undefined : told;
}

/** @param isOtherwise what is told holds when the condition does not */
export function conditionInWords(condition: Schema, labelOf: LabelOf, isOtherwise = false): Told[] {
  const { not, ...rest } = condition;
  if (typeof not === 'object' && Object.keys(rest).length === 0)
    return conditionInWords(not, labelOf, !isOtherwise);
  const parts = partsInWords(condition, labelOf, isOtherwise);
  // That not all of several parts hold is no list of parts that do not.
  if (parts && (parts.length === 1 || !isOtherwise)) return parts;
  const fields = keysNamedIn(condition).map(labelOf);
  return [{ text: words[isOtherwise ? 'fitsNot' : 'fits'], label: '', fields }];
}
