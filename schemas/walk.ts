// Ways through a JSON Schema: what it holds, what may be said of one place, and what is said of a value that is here.
import { isObject } from './is-object.ts';
import { escaped, keysInFragment } from './pointer.ts';
import type { Schema } from './schema.ts';

type Judge = (schema: Schema, value: unknown) => boolean;

/** A place of a value: its keys from the top, a row of a list by its index. */
export type Path = readonly string[];

/** A schema that applies at a place of a value. */
export interface Applied {
  path: string[];
  schema: Schema;
  value: unknown;
}

const schemaOf = (value: unknown): Schema[] => (isObject(value) ? [value] : []);
const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.flatMap(schemaOf) : []);
const mapOf = (value: unknown): [string, Schema][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, one]): [string, Schema][] => schemaOf(one).map((s) => [key, s]))
    : [];

const own = <Value>(map: Record<string, Value> | undefined, key: string): Value | undefined =>
  map && Object.hasOwn(map, key) ? map[key] : undefined;

/** What a local `$ref` leads to; nothing where it leads nowhere. */
function target(root: Schema, ref: unknown): Schema[] {
  if (typeof ref !== 'string' || !/^#(\/|$)/.test(ref)) return [];
  const keys = keysInFragment(ref);
  return schemaOf(keys.reduce<unknown>((node, key) => (isObject(node) ? own(node, key) : undefined), root));
}

const choices = ['anyOf', 'oneOf'] as const;
const branches = ['then', 'else'] as const;

/** Keywords whose value is a schema, a list of them, and a map of them, whatever place of the value they judge. */
export const keywords = {
  one: [
    'not',
    'if',
    'then',
    'else',
    'contains',
    'propertyNames',
    'additionalProperties',
    'additionalItems',
    'items',
    'unevaluatedProperties',
    'unevaluatedItems',
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'items'],
  map: ['properties', 'patternProperties', 'dependencies', 'definitions', '$defs'],
};

/** The schema with `change` done to each schema directly within it. Words that hold none stay as they are. */
export function mapInner(schema: Schema, change: (inner: Schema, pointer: string) => unknown): Schema {
  const one = (inner: unknown, pointer: string): unknown =>
    isObject(inner) ? change(inner, pointer) : inner;
  const rows = Object.entries(schema).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (keywords.list.includes(key) && Array.isArray(value))
      return [key, value.map((inner, at) => one(inner, `/${key}/${at}`))];
    if (keywords.one.includes(key)) return [key, one(value, `/${key}`)];
    if (!keywords.map.includes(key) || !isObject(value)) return [key, value];
    const inner = Object.entries(value).map(([name, child]): [string, unknown] => [
      name,
      one(child, `/${key}/${escaped(name)}`),
    ]);
    return [key, Object.fromEntries(inner)];
  });
  return Object.fromEntries(rows);
}

/** The schemas directly within a schema, each with its JSON pointer from there. */
export const innerOf = (schema: Schema): [pointer: string, inner: Schema][] =>
  Object.entries(schema).flatMap(([key, value]: [string, unknown]): [string, Schema][] => {
    if (keywords.list.includes(key) && Array.isArray(value))
      return value.flatMap((inner, at) => schemaOf(inner).map((one) => [`/${key}/${at}`, one]));
    if (keywords.one.includes(key)) return schemaOf(value).map((one) => [`/${key}`, one]);
    return keywords.map.includes(key)
      ? mapOf(value).map(([name, one]) => [`/${key}/${escaped(name)}`, one])
      : [];
  });

/** Every schema within a schema, itself first, each with its JSON pointer. References are not followed. */
export function nodesOf(schema: Schema, pointer = ''): [pointer: string, schema: Schema][] {
  return [[pointer, schema], ...innerOf(schema).flatMap(([step, inner]) => nodesOf(inner, pointer + step))];
}

/** The schemas that may say something of the same value as `schema`, itself first: through references, choices and conditions. */
export function partsOf(schema: Schema, root: Schema = schema): Schema[] {
  const parts = new Set<Schema>();
  const add = (part: Schema): void => {
    if (parts.has(part)) return;
    parts.add(part);
    if (part.$ref !== undefined) target(root, part.$ref).forEach(add);
    for (const key of ['allOf', ...choices] as const) listOf(part[key]).forEach(add);
    for (const key of branches) schemaOf(part[key]).forEach(add);
    for (const [, dependent] of mapOf(part.dependencies)) add(dependent);
  };
  add(schema);
  return [...parts];
}

/**
 * What one schema alone says of the value under `key`. Patterns run as they are written: the compiler has refused those that some
 * key keeps busy for ever, and the validator, which bounds the slow ones (`dialect.ts`), has judged a body before.
 */
function childrenOf({ properties, patternProperties, additionalProperties }: Schema, key: string): Schema[] {
  const named = [
    ...schemaOf(own(properties, key)),
    ...mapOf(patternProperties).flatMap(([pattern, one]) =>
      new RegExp(pattern, 'u').test(key) ? [one] : [],
    ),
  ];
  const isNamed = named.length > 0 || (properties !== undefined && Object.hasOwn(properties, key));
  return isNamed ? named : schemaOf(additionalProperties);
}

function rowsOf({ items, additionalItems }: Schema, index: number): Schema[] {
  if (!Array.isArray(items)) return schemaOf(items);
  return schemaOf(index < items.length ? items[index] : additionalItems);
}

const isIndex = (key: string): boolean => /^(0|[1-9]\d*)$/.test(key);

/**
 * The schemas that may say something of the value under a key, the most direct one first.
 * @param schemas those that may say something of the value that has the key
 */
export function schemasUnder(root: Schema, schemas: readonly Schema[], key: string): Schema[] {
  const found = schemas.flatMap((one) => [
    ...childrenOf(one, key),
    ...(isIndex(key) ? rowsOf(one, Number(key)) : []),
  ]);
  // Each once: of a shape that holds itself in two ways there would be twice as many a level.
  return [...new Set(found.flatMap((one) => partsOf(one, root)))];
}

/** The schemas that may say something of the value at a place, the most direct one first. */
export const schemasAt = (root: Schema, path: Path): Schema[] =>
  path.reduce<Schema[]>((found, key) => schemasUnder(root, found, key), partsOf(root));

/** The properties that an object may have by name, wherever the schema names them, each with all that is said of it. */
export function fieldsOf(schema: Schema, root: Schema = schema): Map<string, Schema[]> {
  const fields = new Map<string, Schema[]>();
  for (const part of partsOf(schema, root))
    for (const [key, field] of mapOf(part.properties)) fields.set(key, [...(fields.get(key) ?? []), field]);
  return fields;
}

/** The parts of `schema` that apply to this very value: of a condition the branch taken, of a choice what accepts it. */
function partsFor(schema: Schema, value: unknown, root: Schema, isValid: Judge): Schema[] {
  const parts = new Set<Schema>();
  const add = (part: Schema): void => {
    if (parts.has(part)) return;
    parts.add(part);
    if (part.$ref !== undefined) target(root, part.$ref).forEach(add);
    listOf(part.allOf).forEach(add);
    for (const key of choices)
      listOf(part[key])
        .filter((one) => isValid(one, value))
        .forEach(add);
    if (part.if !== undefined) {
      const holds = typeof part.if === 'boolean' ? part.if : isValid(part.if, value);
      schemaOf(holds ? part.then : part.else).forEach(add);
    }
    for (const [key, one] of mapOf(part.dependencies))
      if (isObject(value) && Object.hasOwn(value, key)) add(one);
  };
  add(schema);
  return [...parts];
}

/**
 * Everything that applies to a value, at every depth, the top first.
 * @param isValid judges a value by a schema within `root`, to tell which branches apply
 */
export function appliedTo(root: Schema, value: unknown, isValid: Judge): Applied[] {
  const found: Applied[] = [];
  const left: { path: string[]; schemas: Schema[]; value: unknown }[] = [
    { path: [], schemas: [root], value },
  ];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value: here } = next;
    const parts = [...new Set(next.schemas.flatMap((one) => partsFor(one, here, root, isValid)))];
    found.push(...parts.map((schema) => ({ path, schema, value: here })));
    const children: [string, unknown, Schema[]][] = Array.isArray(here)
      ? here.map((row, at) => [String(at), row, parts.flatMap((part) => rowsOf(part, at))])
      : isObject(here)
        ? Object.entries(here).map(([key, one]) => [key, one, parts.flatMap((part) => childrenOf(part, key))])
        : [];
    for (const [key, one, schemas] of children.reverse())
      if (schemas.length > 0) left.push({ path: [...path, key], schemas, value: one });
  }
  return found;
}
