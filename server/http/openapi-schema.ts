// Our schemas (draft-07 and our vocabulary) as OpenAPI 3.1 writes them (JSON Schema 2020-12).
import { vocabulary } from '#schemas/dialect.ts';
import { bodies, entities, forms } from '#schemas/generated/index.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { keywords } from '#schemas/walk.ts';

type Json = Record<string, unknown>;

/** Definitions that several schemas lead to, or that lead to themselves, by their names in `components`. */
export type Components = Record<string, Json>;

const names = new Map<unknown, string>([
  ...Object.entries(entities).map(([name, schema]): [Schema, string] => [schema, name]),
  ...[...Object.values(bodies), ...Object.values(forms)].map(({ schema, name }): [Schema, string] => [
    schema,
    name,
  ]),
]);

/** Texts are for people who fill in forms, and the names of files are ours. */
const dropped = new Set(['$id', '$schema', 'messages', 'definitions']);
/** Annotations, and what only our own validator knows. */
const ours = new Set<string>([
  ...vocabulary,
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
]);
const isIn = (list: readonly string[], key: string): boolean => list.includes(key);
const place = (owner: string, pointer: string): string => {
  const [, first = '', name = '', ...rest] = pointer.split('/');
  const component = first === 'definitions' ? [`${owner}.${name}`, ...rest] : [owner, first, name, ...rest];
  return ['#/components/schemas', ...component.filter(Boolean)].join('/');
};

/**
 * A schema as it stands in the description.
 * @param components gets what the schema refers to
 * @param owner names what is put there, so that definitions of one name do not meet
 */
export function describedSchema(schema: unknown, components: Components, owner = ''): unknown {
  if (!isObject(schema)) return schema;
  const name = names.get(schema) ?? owner;
  const inner = (one: unknown): unknown => describedSchema(one, components, name);
  const each = (map: unknown): Json =>
    isObject(map) ? Object.fromEntries(Object.entries(map).map(([key, one]) => [key, inner(one)])) : {};

  for (const [key, definition] of Object.entries((schema['definitions'] ?? {}) as Json)) {
    const component = `${name}.${key}`;
    if (component in components) continue;
    // Taken before it is described: it may lead to itself.
    components[component] = {};
    components[component] = inner(definition) as Json;
  }

  function reference(ref: string): string {
    const pointer = ref.slice(1);
    if (!pointer.startsWith('/definitions/') && !(name in components)) {
      components[name] = {};
      const root = [...names].find(([, known]) => known === name)?.[0];
      components[name] = describedSchema(root, components, name) as Json;
    }
    return place(name, pointer);
  }

  const isTuple = Array.isArray(schema['items']);

  function entriesOf([key, value]: [string, unknown]): [string, unknown][] {
    if (dropped.has(key)) return [];
    if (key === '$ref') return [[key, typeof value === 'string' ? reference(value) : value]];
    if (key === 'items' && Array.isArray(value)) return [['prefixItems', value.map(inner)]];
    if (key === 'additionalItems') return isTuple ? [['items', inner(value)]] : [];
    if (key === 'dependencies' && isObject(value)) return dependent(Object.entries(value));
    if (ours.has(key)) return [[`x-${key}`, value]];
    if (isIn(keywords.map, key)) return [[key, each(value)]];
    if (isIn(keywords.list, key) && Array.isArray(value)) return [[key, value.map(inner)]];
    return [[key, isIn(keywords.one, key) ? inner(value) : value]];
  }

  const dependent = (rules: [string, unknown][]): [string, unknown][] => {
    const required = rules.filter(([, rule]) => Array.isArray(rule));
    const schemas = rules.filter(([, rule]) => !Array.isArray(rule));
    return [
      ...(required.length > 0
        ? [['dependentRequired', Object.fromEntries(required)] as [string, unknown]]
        : []),
      ...(schemas.length > 0
        ? [['dependentSchemas', each(Object.fromEntries(schemas))] as [string, unknown]]
        : []),
    ];
  };

  return Object.fromEntries(Object.entries(schema).flatMap(entriesOf));
}
