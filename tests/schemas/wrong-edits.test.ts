// A wrong edit of any file of schemas/ is refused in one sentence. In process, by the compiler's own checks: no copy, no start.
import { readFileSync } from 'node:fs';
import { expect, describe, test } from 'vitest';
import { withCollections } from '#schemas/compiler/collections.ts';
import { drawnLists } from '#schemas/compiler/check-files.ts';
import { icons, screens } from '#schemas/compiler/names.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { parseJson, WrongEdit, type Source } from '#schemas/compiler/source.ts';
import { paths } from '#src/app/paths.ts';
import { iconNames } from '#src/look/icon.tsx';
import { filesBelow } from '#tests/support/files.ts';
import { wrongInForms } from '#tests/support/wrong-edits/forms.ts';
import { wrongInHints } from '#tests/support/wrong-edits/hints.ts';
import { wrongInTables } from '#tests/support/wrong-edits/tables.ts';

const sources = readSources('schemas');
const written = readFiles('schemas');

/** What the compiler says of the files with one of them edited. */
function problemsAfter(name: string, edit: (text: string) => string): readonly string[] {
  const file = `schemas/${name}`;
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  expect(edited, `${file} has nothing to break`).not.toBe(text);
  try {
    const json = parseJson(file, edited);
    return problemsOf(
      withCollections(written.map((source) => (source.file === file ? { file, json } : source))),
    );
  } catch (error) {
    if (error instanceof WrongEdit) return error.problems;
    throw error;
  }
}

test('the files as they are are right', () => {
  expect(problemsOf(sources)).toEqual([]);
});

describe('a wrong edit is refused in one sentence with file, place and remedy', () => {
  test.each(Object.entries({ ...wrongInForms, ...wrongInHints, ...wrongInTables }))(
    '%s',
    (_name, { file, from, to, told }) => {
      const problems = problemsAfter(file, (text) => text.replace(from, to));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.slice(0, told.length)).toBe(told);
      expect(problems[0]).toMatch(/[.?]$/);
      expect(problems[0]).not.toMatch(/[.?] [A-Z]/);
    },
  );
});

test('all that is wrong in a file is told at once', () => {
  const edit = (text: string): string =>
    text
      .replace('"atOnce": 100', '"atonce": 100')
      .replace('"similarBoats": 4', '"similarBoats": "four"')
      .replace('"perEmail": 10,', '"perEmail": 1000,');
  expect(problemsAfter('limits.json', edit).map((sentence) => sentence.split(': ')[0])).toEqual([
    'schemas/limits.json, /payout',
    'schemas/limits.json, /similarBoats',
    'schemas/limits.json, /attempts',
    'schemas/limits.json, /attempts',
  ]);
  const doubled = problemsAfter('locales/it.json', (text) =>
    text.replace('"ABA": "ABA",', '"ABA": "ABA",'.repeat(3)),
  );
  expect(doubled).toHaveLength(2);
});

test('what a form and its hints have wrong is told at once, each place once', () => {
  const edit = (text: string): string =>
    text.replace('"textarea"', '"textaera"').replace('"wide"', '"wider"');
  expect(problemsAfter('forms/boat-info.ui.json', edit)).toHaveLength(2);
});

test('a role that is added wants a label and a place in the form of an admin, and is right with both', () => {
  const edits: [file: string, from: string, to: string][] = [
    ['roles.json', '"roles": [', '"roles": [{ "id": 4, "name": "Auditor", "people": "auditors" }, '],
    ['labels.json', '"role": {', '"role": { "4": { "text": "Active", "color": "grey", "icon": "check" }, '],
    ['forms/admin.schema.json', '[1, 2, 3]', '[1, 2, 3, 4]'],
  ];
  const edited = (at: number): Source[] =>
    edits.slice(0, at).reduce<Source[]>((files, [name, from, to]) => {
      const file = `schemas/${name}`;
      const json = parseJson(file, readFileSync(file, 'utf8').replace(from, to));
      return files.map((source) => (source.file === file ? { file, json } : source));
    }, written);
  const placesOf = (at: number): string[] =>
    problemsOf(withCollections(edited(at))).map((sentence) => sentence.split(': ')[0] ?? '');
  expect(placesOf(1)).toEqual([
    'schemas/labels.json, /role',
    'schemas/forms/admin.schema.json, /properties/role/enum',
  ]);
  expect(placesOf(3)).toEqual([]);
});

test.each([
  [
    'forms/trip.json',
    'no file of the project is called like that; call it "trip.schema.json", or take it away.',
  ],
  ['forms/trip.ui.json', 'there is no form by this name; call it like its form, or delete it.'],
])('a file %s is told of', (name, sentence) => {
  const file = `schemas/${name}`;
  expect(problemsOf([...sources, { file, json: {} }])).toEqual([`${file}: ${sentence}`]);
});

describe('a file that is missing is told of in one sentence', () => {
  const without = (name: string): string[] =>
    problemsOf(withCollections(written.filter(({ file }) => file !== `schemas/${name}`)));

  test.each(['navigation', 'labels', 'limits', 'home', 'search'])('%s.json', (name) => {
    expect(without(`${name}.json`)).toEqual([
      `schemas/${name}.json: this file is missing; bring it back, or begin it anew with {"$schema": "./meta/${name}.meta.json"}.`,
    ]);
  });

  test('bodies.schema.json', () => {
    expect(without('bodies.schema.json')[0]).toMatch(/^schemas\/bodies\.schema\.json: this file is missing;/);
  });

  const metas = written.map(({ file }) => file).filter((file) => file.startsWith('schemas/meta/'));
  test.each(metas)('%s', (file) => {
    const problems = without(file.replace('schemas/', ''));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^schemas\/meta\/\S+: this file is missing, and it says what may stand in schemas\/\S+( and \d+ more)?; bring it back\.$/,
    );
    expect(problems[0]).toContain(`${file}: `);
  });

  test.each([
    ['forms/reason.schema.json', 5, 'schemas/form-places.json, /forms'],
    [
      'forms/preferences.schema.json',
      2,
      'schemas/bodies.schema.json, /definitions/saved-view/properties/density',
    ],
    ['entities/payout.schema.json', 2, 'schemas/form-places.json, /forms/payout-payment/entity'],
  ])('%s, which %i places name', (name, count, first) => {
    expect(without(name)).toEqual([
      `schemas/${name}: this file is missing, and ${count} places name it, the first of them in ${first}; bring it back, or correct them.`,
    ]);
  });

  test.each(drawnLists)('the list of %s', (name) => {
    expect(without(`tables/${name}.table.json`)).toEqual([
      `schemas/tables/${name}.table.json: this file is missing, and a screen draws its list; bring it back.`,
    ]);
  });

  test('the definition of a collection whose list and form are there', () => {
    expect(without('collections/incident.collection.json')).toEqual([
      'schemas/collections/incident.collection.json: this file is missing; bring it back, or take away schemas/tables/incident.table.json and schemas/forms/incident.schema.json, which are of it.',
    ]);
  });

  test('the list of a collection, to which the home page leads', () => {
    expect(without('tables/incident.table.json')).toEqual([
      'schemas/collections/incident.collection.json: schemas/tables/incident.table.json is missing, its list; add it.',
    ]);
  });
});

test.each([
  ['"type": "object",', '"type": "objekt",', ', /type: "objekt" is not known here; did you mean "object"?'],
  [
    '"#/definitions/label"',
    '"#/definitions/labl"',
    ': no validator can be made of "labels" (can\'t resolve reference #/definitions/labl from id file:///schemas/meta/labels.meta.json); correct that keyword.',
  ],
])('a meta-schema that is broken itself is told of: %s', (from, to, told) => {
  expect(problemsAfter('meta/labels.meta.json', (text) => text.replace(from, to))).toEqual([
    `schemas/meta/labels.meta.json${told}`,
  ]);
});

describe('the names that the files may use are those that there are', () => {
  test('screens', () => expect([...screens].sort()).toEqual(Object.values(paths).sort()));
  test('icons', () => expect([...icons].sort()).toEqual([...iconNames].sort()));
  test('lists', async () => {
    const code = (await filesBelow('src')).map((file) => readFileSync(`src/${file}`, 'utf8')).join('');
    const drawn = code.matchAll(/#schemas\/generated\/tables\/([\w-]+)\.js'/g);
    expect([...new Set([...drawn].map(([, name]) => name))].sort()).toEqual(drawnLists);
  });
});
