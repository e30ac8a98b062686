// A resolved schema as TypeScript can say it: what a branch may add is optional, and what only judges is left out.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';

/** What json-schema-to-typescript reads; `tsType` is TypeScript as it is. */
type Typed = Record<string, unknown>;
type Rename = (ref: string) => string;

/** Words that both say the same in JSON Schema and in TypeScript. */
const kept = ['description', 'type', 'enum', 'minItems', 'maxItems'] as const;
const telling = ['type', 'enum', 'const', 'properties', 'items', '$ref', 'anyOf', 'oneOf', 'allOf'] as const;

/** A name that every object has, with a type of its own: no object without the field would fit the type. */
const isUntyped = (name: string): boolean => name in {};

const isPlace = (value: unknown): boolean => isObject(value) && '$data' in value;

const schemasIn = (value: unknown): Schema[] => [value].flat().filter(isObject);

/** The schema with the ones that hold beside it whatever the value is. */
export const certain = (schema: Schema): Schema[] => [schema, ...schemasIn(schema.allOf).flatMap(certain)];

/** What holds beside the schemas for some values only. */
function possible(schemas: Schema[]): Schema[] {
  const branches = schemas.flatMap(({ then, else: other, dependencies = {} }) =>
    [then, other, ...Object.values(dependencies)].flatMap(schemasIn).flatMap(certain),
  );
  return branches.length === 0 ? [] : [...branches, ...possible(branches)];
}

const fieldsOf = (schemas: Schema[]): Map<string, (Schema | boolean)[]> => {
  const fields = new Map<string, (Schema | boolean)[]>();
  for (const { properties = {} } of schemas)
    for (const [key, field] of Object.entries<Schema | boolean>(properties))
      if (!isUntyped(key)) fields.set(key, [...(fields.get(key) ?? []), field]);
  return fields;
};

/** The first word on a field that says more than yes or no. */
const first = (said: (Schema | boolean)[]): Schema | boolean => said.find(isObject) ?? said[0] ?? true;

function oneOf(said: (Schema | boolean)[], rename: Rename): Typed {
  const different = new Map(said.filter(isObject).map((one) => [JSON.stringify(typed(one, rename)), one]));
  const [only, ...others] = different.values();
  return others.length === 0 || !only
    ? typed(only ?? first(said), rename)
    : { anyOf: [...different.values()].map((one) => typed(one, rename)) };
}

function objectPart(schema: Schema, rename: Rename): Typed {
  const always = certain(schema);
  const named = fieldsOf(always);
  const extra = fieldsOf(possible(always));
  const properties = [
    ...[...named].map(([key, said]): [string, Typed] => [key, typed(first(said), rename)]),
    ...[...extra]
      .filter(([key]) => !named.has(key))
      .map(([key, said]): [string, Typed] => [key, oneOf(said, rename)]),
  ];
  const { additionalProperties = false, patternProperties } = schema;
  const required = always.flatMap((part) => part.required ?? []).filter((key) => named.has(key));
  const isMap = isObject(additionalProperties) || patternProperties !== undefined;
  if (properties.length === 0 && !isMap && schema.additionalProperties === undefined) return {};
  return {
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    // The type of any other key would have to fit the named ones as well.
    additionalProperties:
      isMap && properties.length === 0 && isObject(additionalProperties) && !patternProperties
        ? typed(additionalProperties, rename)
        : isMap || additionalProperties,
  };
}

function listPart({ items, additionalItems }: Schema, rename: Rename): Typed {
  if (items === undefined) return {};
  if (!Array.isArray(items)) return { items: typed(items, rename) };
  return {
    items: items.map((item) => typed(item, rename)),
    ...(additionalItems === undefined
      ? {}
      : {
          additionalItems:
            typeof additionalItems === 'boolean' ? additionalItems : typed(additionalItems, rename),
        }),
  };
}

const tells = (schema: Schema): boolean => telling.some((word) => schema[word] !== undefined);

function choicePart(schema: Schema, rename: Rename): Typed {
  const choices = [schema.anyOf, schema.oneOf].map(schemasIn).filter((list) => list.some(tells));
  const [only, second] = choices.map((list) => ({ anyOf: list.map((one) => typed(one, rename)) }));
  return only && second ? { allOf: [only, second] } : (only ?? {});
}

/** @param rename what the definition of a reference is called */
export function typed(schema: Schema | boolean, rename: Rename): Typed {
  if (typeof schema === 'boolean') return { tsType: schema ? 'unknown' : 'undefined' };
  if (schema.$ref !== undefined) return { $ref: rename(schema.$ref) };
  const always = certain(schema);
  const words = kept.flatMap((word) => {
    const value = always.find((part) => part[word] !== undefined)?.[word];
    return value === undefined ? [] : [[word, value] as const];
  });
  // What is the same as in another field may be anything.
  const constant = always.find((part) => part.const !== undefined && !isPlace(part.const));
  const references = always.flatMap(({ $ref }) => ($ref === undefined ? [] : [{ $ref: rename($ref) }]));
  const own: Typed = {
    ...Object.fromEntries(words),
    ...(constant ? { enum: [constant.const] } : {}),
    ...objectPart(schema, rename),
    ...listPart(schema, rename),
    ...choicePart(schema, rename),
  };
  return references.length > 0 ? { allOf: [own, ...references] } : own;
}
