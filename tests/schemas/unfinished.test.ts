// What somebody has only begun to write is fine or told of in a sentence, whatever is missing or in the place of something else.
import { expect, test } from 'vitest';
import { checkShapes } from '#schemas/compiler/check-shapes.ts';
import { checkUses } from '#schemas/compiler/check-uses.ts';
import { withCollections } from '#schemas/compiler/collections.ts';
import { languageOf } from '#schemas/compiler/offers.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import type { Json, Source } from '#schemas/compiler/source.ts';
import { subjectsOf } from '#schemas/compiler/subjects.ts';

/** The files that are read before each is held against its meta-schema, without what is like them. */
const files = readFiles('schemas').filter(({ file }) =>
  /\/meta\/|\/(collections|forms|tables)\/incident|\/(marina|host-account)\.|schemas\/[^/]+\.json/.test(file),
);

/** Everything that stands in a file, by its keys; of a list the first row is enough. */
function placesIn(node: unknown, path: string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .slice(0, Array.isArray(node) ? 1 : 5)
    .flatMap(([key, value]) => [[...path, key], ...placesIn(value, [...path, key])]);
}

/** The file with another value at a place; without one, with nothing there. */
function withValue(json: unknown, [key = '', ...path]: string[], value: unknown): unknown {
  if (Array.isArray(json))
    return (json as unknown[]).map((row, at) =>
      String(at) !== key ? row : path.length > 0 ? withValue(row, path, value) : value,
    );
  const { [key]: before, ...rest } = json as Json;
  if (path.length > 0) return { ...(json as Json), [key]: withValue(before, path, value) };
  return value === undefined ? rest : { ...(json as Json), [key]: value };
}

const values = [undefined, null, {}, 'http://'];

/** All that is asked before anything is known to be right. */
function read(edited: Source): void {
  const all = files.map((one) => (one.file === edited.file ? edited : one));
  subjectsOf(all);
  const sources = withCollections(all);
  checkUses(sources);
  checkShapes(sources);
}

test.each([
  'collections/incident.collection.json',
  'forms/incident.schema.json',
  'forms/incident.ui.json',
  'tables/incident.table.json',
  'roles.json',
  'home.json',
])(
  '%s',
  (name) => {
    const file = `schemas/${name}`;
    const json = files.find((one) => one.file === file)?.json ?? {};
    const stumbled = placesIn(json).flatMap((path) =>
      values.flatMap((value) => {
        try {
          read({ file, json: withValue(json, path, value) as Json });
          return [];
        } catch (error) {
          return [`${path.join('/')} = ${JSON.stringify(value)}: ${String((error as Error).stack)}`];
        }
      }),
    );
    expect(stumbled.slice(0, 5)).toEqual([]);
  },
  300_000,
);

test('an editor is told what it may offer', () => {
  for (const value of [null, {}, 'x']) {
    const [file, table] = [
      'schemas/collections/incident.collection.json',
      'schemas/tables/incident.table.json',
    ];
    const edited = files.map((one) =>
      one.file === file
        ? { file, json: { machine: value } }
        : one.file === table
          ? { file: table, json: { filters: value, columns: value } }
          : one,
    );
    const sources = withCollections(edited);
    for (const source of sources.filter((one) => /incident/.test(one.file)))
      expect(languageOf(source, sources)).toHaveProperty('schema');
  }
});
