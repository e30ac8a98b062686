// Makes the text of every generated file from the JSON files.
import type { Schema } from '../schema.ts';
import {
  catalogueRowsModule,
  collectionMachinesModule,
  collectionScreensModule,
  collectionsModule,
  demoRowsModule,
} from './collection-modules.ts';
import { anyRow } from './collection-entity.ts';
import { cataloguesIn, collectionsIn, collectionSteps, permissionsOf } from './collections.ts';
import { keysOf } from './keys.ts';
import { completeOrder } from './complete-order.ts';
import { described } from './describe.ts';
import {
  definitionModule,
  definitionTypes,
  indexModule,
  schemaModule,
  schemaTypes,
  tableModule,
  tableTypes,
} from './modules.ts';
import { resolverOf, type Resolver } from './resolve.ts';
import type { Json, Source } from './source.ts';
import { pageQueries } from './page-queries.ts';
import { tablesOf, withChoices } from './tables.ts';
import { bodyType, entityType, formType, type Named } from './type-names.ts';
import { typesModule } from './types.ts';

const bodiesFile = 'schemas/bodies.schema.json';

const mapFile = 'schemas/meta/import-map.meta.json';

/** The generated files by their path within `schemas/`. Throws a `WrongEdit` where the sources do not fit together. */
export async function generate(sources: Source[]): Promise<Map<string, string>> {
  const json = new Map(sources.map((source) => [source.file, source.json]));
  const resolver = resolverOf(sources);
  const forms = named(sources, resolver, 'forms', formType);
  const entities = named(sources, resolver, 'entities', entityType).map((row) => ({
    ...row,
    schema: described(row.schema),
  }));
  const tables = tablesOf(sources).map((table) => withChoices(table, sources));
  const written = namedBodies(json.get(bodiesFile), resolver);
  const bodies = [
    ...written,
    ...pageQueries(
      sources,
      written.map(({ name }) => name),
    ),
  ];
  const others = [
    { file: mapFile, name: 'import-map', schema: (json.get(mapFile) ?? {}) as Schema },
    { file: '', name: 'collection-row', schema: anyRow },
  ].map((row) => ({ ...row, type: entityType(row.name) }));
  const declared = collectionsIn(sources);
  const permissions = [
    ...keysOf(json.get('schemas/roles.json')?.['permissions']),
    ...declared.flatMap(permissionsOf),
  ];
  const names = {
    permissions,
    catalogues: cataloguesIn(sources),
    collections: declared.map(({ name }) => name),
    collectionForms: [...new Set(declared.map(({ form }) => form))],
    pictured: declared.flatMap(({ name, pictured }) => (pictured ? [name] : [])),
    steps: collectionSteps(sources),
  };

  const definitions = [
    ...forms.map(async (row): Promise<[string, string]> => {
      const ui = completeOrder(json.get(row.file.replace('.schema.json', '.ui.json')) ?? {});
      return [`forms/${row.name}.js`, await definitionModule(row, ui)];
    }),
    ...bodies.map(async (row): Promise<[string, string]> => [
      `bodies/${row.name}.js`,
      await definitionModule(row),
    ]),
  ];
  const modules: [string, string][] = [
    ...(await Promise.all(definitions)),
    ...forms.map(({ name }): [string, string] => [
      `forms/${name}.d.ts`,
      definitionTypes('FormDefinition', name),
    ]),
    ...bodies.map(({ name }): [string, string] => [
      `bodies/${name}.d.ts`,
      definitionTypes('Definition', name),
    ]),
    ...entities.map(({ name, schema }): [string, string] => [`entities/${name}.js`, schemaModule(schema)]),
    ...entities.map(({ name }): [string, string] => [`entities/${name}.d.ts`, schemaTypes]),
    ...tables.flatMap(({ definition }): [string, string][] => [
      [`tables/${definition.name}.js`, tableModule(definition)],
      [`tables/${definition.name}.d.ts`, tableTypes(definition.name)],
    ]),
    ['collections.ts', collectionsModule(sources)],
    ['collection-machines.ts', collectionMachinesModule(sources)],
    ['collection-screens.ts', collectionScreensModule(sources)],
    ['demo-rows.ts', demoRowsModule(sources)],
    ['catalogue-rows.ts', catalogueRowsModule(sources)],
    [
      'index.ts',
      indexModule(
        forms,
        bodies,
        entities,
        tables.map(({ definition }) => definition.name),
      ),
    ],
  ];
  return new Map([
    ['types.ts', await typesModule({ forms, bodies, entities, others, ...names })],
    ...modules.map(([path, text]): [string, string] => [`generated/${path}`, text]),
  ]);
}

function named(
  sources: Source[],
  resolver: Resolver,
  folder: string,
  typeName: (name: string) => string,
): Named[] {
  return sources
    .map(({ file }) => file)
    .filter((file) => file.startsWith(`schemas/${folder}/`) && file.endsWith('.schema.json'))
    .map((file) => {
      const name = file.replace(/^.*\/([^/]+)\.schema\.json$/, '$1');
      return { file, name, type: typeName(name), schema: resolver.resolve(file) };
    });
}

function namedBodies(json: Json | undefined, resolver: Resolver): Named[] {
  const definitions = (json?.['definitions'] ?? {}) as Record<string, Schema>;
  return Object.keys(definitions).map((name) => ({
    file: bodiesFile,
    name,
    type: bodyType(name),
    schema: resolver.resolve(bodiesFile, `/definitions/${name}`),
  }));
}
