// What an editor offers in a file: its meta-schema, with the names that there are at the places where a name is asked for.
import { isObject } from '../is-object.ts';
import { nouns } from '../nouns.ts';
import { fieldsOf } from '../walk.ts';
import { callsIn, cataloguesIn, collectionsIn, labelTables } from './collections.ts';
import { keysOf } from './keys.ts';
import { metaOf } from './meta-of.ts';
import { kinds, namesOfSources, type KindOfName, type NamesOf } from './names.ts';
import type { Json, Source } from './source.ts';
import { entityNames, listCalls } from './check-tables.ts';

/** The schema of a text, and those that it refers to by the names of their files. */
export interface Language {
  schema: Json;
  others: Record<string, Json>;
}

/** `"names": "icon"` with the icons as examples, which editors offer. */
function withNames(node: unknown, namesOf: NamesOf): unknown {
  if (Array.isArray(node)) return node.map((one) => withNames(one, namesOf));
  if (!isObject(node)) return node;
  const rows = Object.entries(node).map(([key, value]) => [key, withNames(value, namesOf)] as const);
  const { names: kind } = node;
  const isKind = typeof kind === 'string' && Object.hasOwn(kinds, kind);
  return { ...Object.fromEntries(rows), ...(isKind ? { examples: namesOf(kind as KindOfName) } : {}) };
}

/** What a `$ref` in a file may lead to: its own definitions, the shared ones, other forms. */
function referencesFrom(file: string, sources: readonly Source[]): string[] {
  const up = file.split('/').length > 2 ? '../' : './';
  return sources.flatMap(({ file: other, json }) => {
    const path = other === file ? '' : other.replace('schemas/', up);
    const definitions = keysOf(json['definitions']).map((name) => `${path}#/definitions/${name}`);
    if (other === file || other === 'schemas/fields.schema.json') return definitions;
    return /^schemas\/forms\/[^/]+\.schema\.json$/.test(other) ? [path] : [];
  });
}

/** The fields of what a list shows. */
function columnsOf({ call, entity }: Json, sources: readonly Source[]): string[] {
  const answer = callsIn(sources)[String(call)]?.answer;
  const answered = typeof answer === 'object' ? answer[0] : '';
  const name = typeof entity === 'string' ? entity : answered;
  const row = sources.find((one) => one.file === `schemas/entities/${name}.schema.json`);
  return [...fieldsOf(row?.json ?? {}).keys()];
}

/** By meta-schema, then by the path of a place: the names whose places depend on more than their kind. */
function offeredIn(
  { file, json }: Source,
  sources: readonly Source[],
): Record<string, Record<string, readonly string[]>> {
  const collections = collectionsIn(sources).map(({ name }) => name);
  return {
    'schema.meta.json': {
      'properties/$ref': referencesFrom(file, sources),
      'properties/lookup': [...collections, ...Object.keys(nouns)],
      'properties/lookupCount': cataloguesIn(sources),
    },
    'table.meta.json': {
      'properties/call': listCalls(callsIn(sources)),
      'properties/entity': entityNames(sources),
      'properties/columns/items/properties/field': columnsOf(json, sources),
    },
  };
}

function withExamples(json: Json, [key, ...path]: string[], examples: readonly string[]): Json {
  if (key === undefined) return { ...json, examples };
  return { ...json, [key]: withExamples((json[key] ?? {}) as Json, path, examples) };
}

const withOffered = (json: Json, offered: Record<string, readonly string[]> = {}): Json =>
  Object.entries(offered).reduce((all, [path, names]) => withExamples(all, path.split('/'), names), json);

/** The hints of a form are keyed by its fields. */
function forFields(meta: Json, file: string, sources: readonly Source[]): Json {
  const schema = sources.find((one) => one.file === file.replace('.ui.json', '.schema.json'))?.json ?? {};
  const fields = [...fieldsOf(schema).keys()];
  const { definitions } = meta as { definitions: Record<string, Json> };
  const field = definitions['field'] ?? {};
  const options = definitions['options'] ?? {};
  const known = options['properties'] as Record<string, Json>;
  const hint = { $ref: '#/definitions/field' };
  const properties = {
    ...(field['properties'] as Json),
    ...Object.fromEntries(fields.map((name) => [name, hint])),
    'ui:order': { ...known['order'], items: { type: 'string', examples: fields } },
  };
  const labels = { ...known['labels'], examples: keysOf(labelTables(sources)) };
  return {
    ...meta,
    $ref: '#/definitions/form',
    definitions: {
      ...definitions,
      options: { ...options, properties: { ...known, labels } },
      form: { ...field, properties },
    },
  };
}

/** @param sources with what follows from the collections */
export function languageOf(source: Source, sources: readonly Source[]): Language {
  const { file, json } = source;
  const namesOf = namesOfSources(sources);
  const offered = offeredIn(source, sources);
  const metas = new Map(
    sources.flatMap(({ file: path, json: meta }): [string, Json][] => {
      const name = path.replace('schemas/meta/', '');
      if (name === path) return [];
      return [[name, withOffered(withNames(meta, namesOf) as Json, offered[name])]];
    }),
  );
  const own = metaOf(file, json).replace('schemas/meta/', '');
  const schema = metas.get(own) ?? {};
  const referred = [...JSON.stringify(schema).matchAll(/"([\w-]+\.meta\.json)/g)].map(
    ([, name = '']) => name,
  );
  return {
    schema: own === 'ui.meta.json' ? forFields(schema, file, sources) : schema,
    others: Object.fromEntries(referred.map((name) => [name, metas.get(name) ?? {}])),
  };
}
