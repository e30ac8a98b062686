// What an editor offers in a file: its meta-schema, with the names that there are at the places where a name is asked for.
import { nouns } from '../nouns.ts';
import { fieldsOf } from '../walk.ts';
import { collectionsIn, labelTables } from './collections.ts';
import { keysOf } from './keys.ts';
import { metaOf } from './meta-of.ts';
import { kinds, namesOfSources, type KindOfName, type NamesOf } from './names.ts';
import type { Json, Source } from './source.ts';

/** The schema of a text, and those that it refers to by the names of their files. */
export interface Language {
  schema: Json;
  others: Record<string, Json>;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Places of meta-schemas whose names depend on more than their kind. */
function offeredBy(
  file: string,
  sources: readonly Source[],
): Record<string, Record<string, readonly string[]>> {
  const catalogues = keysOf(sources.find((one) => one.file === 'schemas/catalogues.json')?.json);
  const lists = catalogues.filter((name) => name !== '$schema');
  const collections = collectionsIn(sources).map(({ name }) => name);
  return {
    'schema.meta.json': {
      $ref: referencesFrom(file, sources),
      lookup: [...lists, ...collections, ...Object.keys(nouns)],
      lookupCount: lists,
    },
  };
}

const withExamples = (json: Json, offered: Record<string, readonly string[]> = {}): Json => {
  const properties = json['properties'] as Record<string, Json> | undefined;
  const rows = Object.entries(offered).map(([key, examples]) => [key, { ...properties?.[key], examples }]);
  return { ...json, properties: { ...properties, ...Object.fromEntries(rows) } };
};

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
export function languageOf({ file, json }: Source, sources: readonly Source[]): Language {
  const namesOf = namesOfSources(sources);
  const offered = offeredBy(file, sources);
  const metas = new Map(
    sources.flatMap(({ file: path, json: meta }): [string, Json][] => {
      const name = path.replace('schemas/meta/', '');
      if (name === path) return [];
      return [[name, withExamples(withNames(meta, namesOf) as Json, offered[name])]];
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
