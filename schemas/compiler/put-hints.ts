// What hints say of more than the look of a form is put into its schema, so that it goes wherever the schema goes: roles
// into bodies and to the server, names of choices into lists, files and histories.
import { isValue, valuesIn } from '../choices.ts';
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import { hintedFields, withRows, type HintedField } from './hints.ts';
import type { Json, Source } from './source.ts';

export interface Hints {
  ui: Json;
  /** The tables of labels.json. */
  labels: Json;
}

const put = ['roles"', 'enumNames"', '"labels"', '"ui:title"'];

/** The hints of the forms of which something is put, by the form's file. */
export const hintsOf = (sources: readonly Source[]): Map<string, Hints> => {
  const labels = sources.find(({ file }) => file === 'schemas/labels.json')?.json ?? {};
  return new Map(
    sources.flatMap(({ file, json: ui }): [string, Hints][] => {
      if (!file.endsWith('.ui.json')) return [];
      const text = JSON.stringify(ui);
      return put.some((word) => text.includes(word))
        ? [[file.replace('.ui.json', '.schema.json'), { ui, labels }]]
        : [];
    }),
  );
};

/** An option of a hint, in either of the two ways that the form library reads. */
export const optionOf = ({ hint }: HintedField, name: string): unknown =>
  hint[`ui:${name}`] ?? (hint['ui:options'] as Json | undefined)?.[name];

const textIn = (table: unknown, key: string | number): string => {
  const found = isObject(table) || Array.isArray(table) ? (table as Json)[key] : undefined;
  return typeof found === 'string' ? found : isObject(found) ? textIn(found, 'text') : '';
};

const isChoice = (schema: Schema): boolean =>
  Array.isArray(schema.enum) || 'const' in schema || [schema.type].flat().includes('boolean');

/** What the values of a schema are called, by value. Of several tables that name one, the first counts; a list names them in their order. */
export function namesIn(schema: Schema, tables: readonly unknown[]): Record<string, string> {
  const values: unknown = valuesIn(schema);
  // Choices that are no list are told of by themselves.
  if (!Array.isArray(values)) return {};
  // Whole objects are told apart by no text, and keep their names in order.
  if (new Set(values.map(String)).size < values.length || values.some(isObject)) return {};
  const fitting = tables.filter((table) => !Array.isArray(table) || table.length === values.length);
  const named = values.flatMap((value, at): [string, string][] => {
    const names = fitting.map((table) => textIn(table, Array.isArray(table) ? at : String(value)));
    const name = names.find(Boolean);
    return name === undefined ? [] : [[String(value), name]];
  });
  return Object.fromEntries(named);
}

/** The schema with the names that are written beside its choices by value, as they are read everywhere. */
export function withNames(schema: Schema): Schema {
  if (schema.enumNames === undefined) return schema;
  const enumNames = namesIn(schema, [schema.enumNames]);
  return Object.keys(enumNames).length > 0 ? { ...schema, enumNames } : schema;
}

const propertiesOf = (shape: unknown): [string, Schema][] =>
  isObject(shape) && isObject(shape['properties'])
    ? Object.entries(shape['properties']).filter((row): row is [string, Schema] => isObject(row[1]))
    : [];

/** The fields by which shapes are told apart: each shape has another word there. */
function tellingKeys(shapes: readonly unknown[]): string[] {
  const words = new Map<string, unknown[]>();
  for (const [key, { const: word }] of shapes.flatMap(propertiesOf))
    if (isValue(word)) words.set(key, [...(words.get(key) ?? []), word]);
  const isTelling = (found: unknown[]): boolean =>
    found.length === shapes.length && new Set(found).size === found.length;
  return shapes.length > 1 ? [...words].flatMap(([key, found]) => (isTelling(found) ? [key] : [])) : [];
}

function namedShapes(shapes: readonly unknown[]): unknown[] {
  const telling = tellingKeys(shapes);
  if (telling.length === 0) return [...shapes];
  return shapes.map((shape) => {
    const { title, properties } = shape as Schema;
    if (typeof title !== 'string') return shape;
    const named = propertiesOf(shape)
      .filter(([key]) => telling.includes(key))
      .map(([key, said]): [string, Schema] => [key, { enumNames: { [String(said.const)]: title }, ...said }]);
    return { ...(shape as Schema), properties: { ...properties, ...Object.fromEntries(named) } };
  });
}

/** The word that tells a shape from the others is called as the shape, which is what people choose by. */
export function withShapeNames(schema: Schema): Schema {
  const choices = (['oneOf', 'anyOf'] as const).flatMap((word): [string, unknown[]][] => {
    const shapes: unknown = schema[word];
    return Array.isArray(shapes) ? [[word, namedShapes(shapes)]] : [];
  });
  return { ...schema, ...Object.fromEntries(choices) };
}

/** The resolved form with what its hints say at its fields, which are changed in place. */
export function hintsPut(
  form: Schema,
  { ui, labels }: Hints,
  definitions: Record<string, Schema | boolean>,
): Schema {
  const root = { ...form, definitions };
  for (const field of hintedFields(ui, root)) {
    const { place, schemas } = field;
    const roles = optionOf(field, 'roles');
    if (Array.isArray(roles)) for (const schema of schemas) schema.roles = roles as number[];

    const title = optionOf(field, 'title');
    if (typeof title === 'string' && /\/(oneOf|anyOf)\/\d+$/.test(place))
      for (const schema of schemas) if ('const' in schema) schema.title = title;

    const names = optionOf(field, 'enumNames');
    const table = labels[String(optionOf(field, 'labels'))];
    if (names === undefined && table === undefined) continue;
    const parts = schemas.flatMap((schema) => partsOf(schema, root));
    for (const schema of withRows(parts, root).filter(isChoice)) {
      const own = namesIn(schema, [table, names, schema.enumNames]);
      if (Object.keys(own).length > 0) schema.enumNames = own;
    }
  }
  return form;
}
