// Makes the text of every generated file from the JSON files.
import type { Schema } from '../schema.ts';
import type { TableDefinition } from '../table.ts';
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
import { tablesOf, withChoices } from './read-tables.ts';
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
  const tables = tablesOf(sources).map((table) => withChoices(table, sources).definition);
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

  const parts = { forms, bodies, entities, tables };
  return new Map([
    ['types.ts', await typesModule({ forms, bodies, entities, others, ...names })],
    ...[...(await partModules(parts, json)), ...collectionModules(sources), indexOf(parts)].map(
      ([path, text]): [string, string] => [`generated/${path}`, text],
    ),
  ]);
}

/** What the generated modules are made of. */
interface Parts {
  forms: Named[];
  bodies: Named[];
  entities: Named[];
  tables: TableDefinition[];
}

/** Modules by their path within `generated/`. */
type Modules = [path: string, text: string][];

/** Two modules for each form, body, entity and table: what it is, and its types. */
async function partModules(
  { forms, bodies, entities, tables }: Parts,
  json: ReadonlyMap<string, Json>,
): Promise<Modules> {
  const ofForm = async (row: Named): Promise<Modules> => {
    const ui = completeOrder(json.get(row.file.replace('.schema.json', '.ui.json')) ?? {});
    return [
      [`forms/${row.name}.js`, await definitionModule(row, ui)],
      [`forms/${row.name}.d.ts`, definitionTypes('FormDefinition', row.name)],
    ];
  };
  const ofBody = async (row: Named): Promise<Modules> => [
    [`bodies/${row.name}.js`, await definitionModule(row)],
    [`bodies/${row.name}.d.ts`, definitionTypes('Definition', row.name)],
  ];
  const ofEntity = ({ name, schema }: Named): Modules => [
    [`entities/${name}.js`, schemaModule(schema)],
    [`entities/${name}.d.ts`, schemaTypes],
  ];
  const ofTable = (table: TableDefinition): Modules => [
    [`tables/${table.name}.js`, tableModule(table)],
    [`tables/${table.name}.d.ts`, tableTypes(table.name)],
  ];
  const definitions = await Promise.all([...forms.map(ofForm), ...bodies.map(ofBody)]);
  return [...definitions.flat(), ...entities.flatMap(ofEntity), ...tables.flatMap(ofTable)];
}

const collectionModules = (sources: Source[]): Modules => [
  ['collections.ts', collectionsModule(sources)],
  ['collection-machines.ts', collectionMachinesModule(sources)],
  ['collection-screens.ts', collectionScreensModule(sources)],
  ['demo-rows.ts', demoRowsModule(sources)],
  ['catalogue-rows.ts', catalogueRowsModule(sources)],
];

const indexOf = ({ forms, bodies, entities, tables }: Parts): Modules[number] => [
  'index.ts',
  indexModule(
    forms,
    bodies,
    entities,
    tables.map(({ name }) => name),
  ),
];

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
