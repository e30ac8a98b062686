// Collections: what a definition leaves unsaid is put in the place where every other noun has it written.
import { callsOf, permissionOf, rights, screenOf, stepsOf, type Collection } from '../collections.ts';
import { writtenCalls } from '../written-calls.ts';
import type { Call } from '../calls/call.ts';
import type { Json, Source } from './source.ts';

export interface Declared extends Collection {
  name: string;
  file: string;
  demo?: object[];
}

const fileOf = /^schemas\/collections\/([^/]+)\.collection\.json$/;

/** The collections, by their files. */
export const collectionsIn = (sources: readonly Source[]): Declared[] =>
  sources.flatMap(({ file, json }) => {
    const name = fileOf.exec(file)?.[1];
    return name === undefined ? [] : [{ ...(json as unknown as Declared), name, file }];
  });

/** Every call that there is with these files. */
export const callsIn = (sources: readonly Source[]): Record<string, Call | undefined> => ({
  ...writtenCalls,
  ...callsOf(Object.fromEntries(collectionsIn(sources).map((one) => [one.name, one]))),
});

/** The addresses of their lists. */
export const collectionScreens = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const name = fileOf.exec(file)?.[1];
    return name === undefined ? [] : [screenOf(name)];
  });

/** What a row has by its machine: its state, and of each step who did it last, when, and what was said. */
function statusOf({ machine }: Declared): Json {
  if (!machine) return {};
  const steps = Object.entries(machine.steps).map(([event, { label, form }]): [string, Json] => [
    event,
    {
      title: label,
      type: 'object',
      properties: {
        by: { type: 'string', description: 'The admin who did it.' },
        byName: { type: 'string' },
        at: { type: 'string', description: 'ISO 8601 in UTC.' },
        ...(form ? { said: { $ref: `../forms/${form}.schema.json` } } : {}),
      },
    },
  ]);
  return {
    state: { title: 'Status', type: 'string', enum: Object.keys(machine.states) },
    steps: { type: 'object', properties: Object.fromEntries(steps) },
  };
}

/** A row of a collection: its form, its status, and what is kept of every row. */
const entityOf = (collection: Declared): Json => ({
  $schema: '../meta/entity.meta.json',
  $id: collection.name,
  title: collection.singular,
  description: `A row of the collection ${collection.title}.`,
  type: 'object',
  allOf: [{ $ref: `../forms/${collection.name}.schema.json`, additionalProperties: true, required: [] }],
  properties: {
    _id: { type: 'string' },
    ...statusOf(collection),
    created: { type: 'string', description: 'When it was added.' },
    version: { type: 'integer' },
  },
  required: ['_id'],
});

/** The sources with the entity of each collection, and with the call that its list is answered by. */
export function withCollections(sources: Source[]): Source[] {
  const declared = collectionsIn(sources);
  if (declared.length === 0) return sources;
  const written = new Set(sources.map(({ file }) => file));
  const lists = new Map(declared.map(({ name }) => [`schemas/tables/${name}.table.json`, name]));
  const entities = declared
    .map((one) => ({ file: `schemas/entities/${one.name}.schema.json`, json: entityOf(one) }))
    .filter(({ file }) => !written.has(file));
  const listed = sources.map((source) => {
    const name = lists.get(source.file);
    return name === undefined ? source : { ...source, json: { call: `${name}.list`, ...source.json } };
  });
  return [...listed, ...entities];
}

/** `incident.settle` … */
export const collectionSteps = (sources: readonly Source[]): string[] =>
  collectionsIn(sources).flatMap((one) => stepsOf(one).map(([event]) => permissionOf(one.name, event)));

/** The names of the rights to them. */
export const collectionPermissions = (sources: readonly Source[]): string[] => [
  ...collectionsIn(sources).flatMap(({ name }) => rights.map((right) => permissionOf(name, right))),
  ...collectionSteps(sources),
];

/** The tables of labels.json, and those of the states of collections. */
export const labelTables = (sources: readonly Source[]): Json => ({
  ...sources.find(({ file }) => file === 'schemas/labels.json')?.json,
  ...Object.fromEntries(
    collectionsIn(sources).flatMap(({ name, machine }) => (machine ? [[name, machine.states]] : [])),
  ),
});
