// What somebody means by a word that JSON Schema does not have, and how that is said here.
import { isObject } from '../is-object.ts';
import meta from '../meta/ui.meta.json' with { type: 'json' };
import type { Schema } from '../schema.ts';

const hints: readonly string[] = Object.keys(meta.definitions.field.properties);
const widgets: readonly string[] = meta.definitions.options.properties.widget.enum;
const inHints = 'into the .ui.json file of the form';

const same = (words: string[], said: string): [string, string][] => words.map((word) => [word, said]);

/** Words of other form makers, with what is written instead. */
const instead = new Map([
  ...same(['options', 'choices', 'values'], '"enum", or "oneOf" with a "const" and a "title" each'),
  ...same(['label', 'name', 'caption', 'heading'], '"title"'),
  ...same(['hint', 'help', 'helpText', 'tooltip', 'info'], `"description", or "ui:help" ${inHints}`),
  ...same(['optional', 'mandatory', 'isRequired'], '"required" of the object that the field is in'),
  ...same(['regex', 'regexp', 'mask'], '"pattern"'),
  ...same(['value', 'initial', 'initialValue', 'defaultValue'], '"default", in a choice "const"'),
  ...same(['step', 'increment'], '"multipleOf"'),
  ...same(['fields', 'property', 'props', 'children'], '"properties"'),
  ...same(
    ['error', 'errorMessage', 'errorMessages'],
    '"messages", with a text for each keyword that refuses',
  ),
  ...same(['visible', 'visibleIf', 'showIf', 'when'], '"if" and "then" in the object that the field is in'),
  ...same(['constant', 'equals'], '"const"'),
  ...same(['//', 'note', 'notes'], '"$comment"'),
  ...same(['multiple'], '"type": "array", with the choices in "items"'),
  ...same(['unique', 'distinct'], '"uniqueItems", if it is a list; rows are not compared with each other'),
  ...same(['length', 'size'], '"minLength" and "maxLength"'),
  ...same(['hidden'], `"ui:widget": "hidden" ${inHints}`),
]);

const endings: Readonly<Record<string, string>> = {
  ...{ string: 'Length', array: 'Items', object: 'Properties', number: 'imum', integer: 'imum' },
};

/** `min` of a text is `minLength`. */
function limitMeant(word: string, { type = [], format = '' }: Schema): string {
  const [kind = '', ...more] = [type].flat().filter((one) => one !== 'null');
  const ending = more.length === 0 ? endings[kind] : undefined;
  if (/^(date|time)/.test(format)) return `"format${word === 'min' ? 'Min' : 'Max'}imum"`;
  return ending === undefined ? `"${word}imum", of a text "${word}Length"` : `"${word}${ending}"`;
}

const words = (schema: Schema): string[] => Object.keys(schema);

/**
 * How that is said which a word stands for that nobody knows.
 * @param known all words that there are
 */
export function remedyOf(word: string, schema: Schema, known: readonly string[]): string {
  const value = (schema as Record<string, unknown>)[word];
  const place = words(schema).find((one) => one === 'properties' || one === 'definitions') ?? 'properties';
  const isObjectHere = [schema.type ?? []].flat().includes('object') || place in schema;
  // What holds nothing but objects is a map of fields under another name.
  const isField =
    isObject(value) &&
    words(value).some((one) => known.includes(one)) &&
    !Object.values(value).every(isObject);
  if (isObjectHere && isField)
    return `is no keyword, and a field does nothing beside "${place}"; move it in there.`;
  const said = word === 'min' || word === 'max' ? limitMeant(word, schema) : instead.get(word);
  if (said !== undefined) return `is not a word of JSON Schema; write ${said}.`;
  return hints.includes(`ui:${word}`)
    ? `says how a field is shown; write "ui:${word}" ${inHints}.`
    : `is not a word of JSON Schema and would do nothing; take it away, or call it "x-${word}" if it is a note of your own.`;
}

/** How that is said which stands for a format and is a widget. */
export const widgetMeant = (format: string): string | undefined =>
  widgets.includes(format)
    ? `says how a field is shown; write "ui:widget": "${format}" ${inHints}.`
    : undefined;
