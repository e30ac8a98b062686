// What the library is told about one field beyond its `.ui.json`: its words in the language of the moment, and the
// control its schema asks for by a word of ours.
import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { isObject } from '#schemas/is-object.ts';
import { isReference } from '#schemas/references.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Translate } from '#src/language/i18n.ts';

const typesOf = ({ type = [] }: Schema): string[] => [type].flat().filter((one) => one !== 'null');
const isNumeric = (type: string): boolean => type === 'number' || type === 'integer';
const isTyped = (type: string): boolean => type === 'string' || isNumeric(type);

const choices = ['anyOf', 'oneOf'] as const;
const isChosen = (schema: Schema): boolean => choices.some((key) => schema[key]) || schema.enum !== undefined;

/** One control cannot be a tick and a text, nor a list without a word about its rows be drawn row by row. */
function isBeyondDrawing(schema: Schema): boolean {
  if (isChosen(schema) || schema.const !== undefined || schema.lookup) return false;
  const types = typesOf(schema);
  if (types.length > 1) return !types.every(isTyped);
  if (types[0] === 'array') return schema.items === undefined || typeof schema.items === 'boolean';
  const { properties, additionalProperties, patternProperties } = schema;
  // Beside patterns no other keys may be allowed.
  const keys =
    additionalProperties === false ? patternProperties : (additionalProperties ?? patternProperties);
  const says = properties ?? keys ?? schema.if ?? schema.dependencies;
  return types[0] === 'object' && !says;
}

/** Several rows of a list: a short one is ticked, of a long one each row is searched for. */
function severalOf({ items }: Schema, lookup: string): UiSchema {
  if (!isReference(lookup) || !isObject(items)) return { 'ui:widget': 'checklist' };
  return { items: { 'ui:widget': 'reference', 'ui:options': { list: lookup } } };
}

/** The control that a schema asks for, where it is none of the library's own choice. */
function controlFor(schema: Schema): UiSchema {
  if (schema.lookup) {
    if (typesOf(schema).includes('array')) return severalOf(schema, schema.lookup);
    return { 'ui:widget': isReference(schema.lookup) ? 'reference' : 'lookup' };
  }
  if (isBeyondDrawing(schema)) return { 'ui:field': 'JsonField' };
  // Nothing is to be chosen of one word or number: it tells one branch from another.
  if (schema.const !== undefined && typeof schema.const !== 'boolean') return { 'ui:widget': 'hidden' };
  const types = typesOf(schema);
  if (!isChosen(schema) && types.some(isNumeric)) return { 'ui:widget': 'number' };
  return {};
}

/** What a branch of a choice is drawn by: what is said of the whole, without its title, which the chooser has. */
function branchesOf(schema: Schema, ui: UiSchema): UiSchema {
  const { 'ui:title': _title, 'ui:widget': _widget, anyOf: _any, oneOf: _one, ...rest } = ui;
  const given = choices.flatMap((key): [string, UiSchema[]][] => {
    const own = (ui[key] ?? []) as UiSchema[];
    return schema[key] ? [[key, schema[key].map((_, at) => ({ ...rest, ...own[at] }))]] : [];
  });
  return Object.fromEntries(given) as UiSchema;
}

/** What the choices are called, as the compiler has put it by value: of a condition only some may be left. */
function namesOf({ enumNames, items }: Schema, ui: UiSchema): UiSchema {
  const ofRows = items && !Array.isArray(items) ? items.enumNames : undefined;
  return {
    ...(enumNames ? { 'ui:enumNames': enumNames } : {}),
    ...(ofRows ? { items: { ...ui.items, 'ui:enumNames': ofRows } } : {}),
  };
}

/**
 * The uiSchema of one field, completed.
 * @param schema what the field's schema comes to for the present data
 */
export function completeUi(schema: Schema, ui: UiSchema, t: Translate): UiSchema {
  const {
    title = schema.title,
    description = schema.description,
    help,
    placeholder,
    widget,
    field,
    deprecatedHandling = 'label',
  } = getUiOptions(ui);
  const said = { title, description, help, placeholder };
  const words = Object.entries(said).flatMap(([key, text]) =>
    typeof text === 'string' && text !== '' ? [[`ui:${key}`, t(text)]] : [],
  );
  const called = Object.fromEntries(words) as Record<string, string>;
  // The library marks its own label alone, in whose place its controls draw the title.
  if (schema.deprecated && deprecatedHandling === 'label')
    called['ui:title'] = t('{{label}} (no longer used)', { label: called['ui:title'] });
  const control = widget === undefined && field === undefined ? controlFor(schema) : {};
  const empty = [schema.type].flat().includes('null') ? { 'ui:emptyValue': null } : {};
  return {
    ...empty,
    ...control,
    ...ui,
    ...namesOf(schema, ui),
    ...called,
    ...branchesOf(schema, ui),
  };
}
