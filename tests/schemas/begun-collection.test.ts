// The workshop begins a collection of its name and its fields: the four files are right as they are, and formatted.
import { describe, expect, test } from 'vitest';
import { draftIn, listIn } from '#schemas/compiler/draft.ts';
import { effectsOf } from '#schemas/compiler/effects.ts';
import { formatted } from '#schemas/compiler/formatted.ts';
import { jsonText } from '#schemas/compiler/json-text.ts';
import { newCollection } from '#schemas/compiler/new-collection.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { collectionSubject, formOfSubject, subjectIn, type Subject } from '#schemas/compiler/subjects.ts';
import { definition } from '#schemas/generated/forms/new-collection.js';
import { explain, inEnglish } from '#schemas/explain.ts';
import de from '#schemas/locales/de.json' with { type: 'json' };
import it from '#schemas/locales/it.json' with { type: 'json' };
import { listQueryKeys } from '#schemas/table.ts';
import { english } from '#schemas/text.ts';
import type { NewCollectionForm } from '#schemas/types.ts';

const files = readFiles('schemas');
const locales: object[] = [de, it];
const kinds = definition.schema.properties?.['fields'];
const { oneOf = [] } = (!Array.isArray(kinds?.items) && kinds?.items?.properties?.['type']) || {};
type Field = NewCollectionForm['fields'][number];
const every = oneOf.map(({ const: type, title = '' }): Field => {
  const choices = type === 'choice' ? { choices: ['fair', 'good'] } : {};
  return { title, type: type as Field['type'], ...choices };
});

const subjectOf = (name: string): Subject => subjectIn(files, collectionSubject(name)) as Subject;
const begun = (fields: Field[]) => newCollection({ name: 'pier', title: 'Piers', singular: 'Pier', fields });
const fieldsOf = (fields: Field[]): string[] =>
  Object.keys((JSON.parse(begun(fields).schema) as { properties: object }).properties);

describe('a collection that is begun', () => {
  test.each<[string, Field[]]>([
    ['a field of each kind', every],
    [
      'two fields of each kind, all to be filled in',
      [...every, ...every].map((one, at) => ({ ...one, title: `${one.title} ${at}`, required: true })),
    ],
    ['one text', [{ title: 'Name', type: 'text' }]],
    ['no text', [{ title: 'Since', type: 'date' }]],
    [
      'names that the system keeps',
      [
        { title: 'Version', type: 'text' },
        { title: 'State', type: 'number' },
      ],
    ],
    [
      'names that every list has a word or a column for',
      [
        ...listQueryKeys.map((title): Field => ({ title, type: 'number' })),
        { title: 'Added', type: 'date' },
        { title: 'From', type: 'date' },
        { title: 'Sort', type: 'boat' },
      ],
    ],
    [
      'names without a letter',
      [
        { title: '№ 1', type: 'text' },
        { title: '→', type: 'yesNo' },
      ],
    ],
  ])('with %s is right, and has a list', (_, fields) => {
    const subject = subjectOf('pier');
    const { problems, sources = [] } = draftIn(files, subject, { texts: begun(fields) });
    expect(problems).toEqual([]);
    expect(listIn(sources, subject)).toMatchObject({ table: { name: 'pier', call: 'pier.list' }, rows: [] });
  });

  test('is written as the formatter writes it', async () => {
    const long = Array.from({ length: 12 }, (_, at): Field => ({
      title: `A field with a name ${at}`,
      type: 'text',
    }));
    for (const fields of [every, long, every.slice(0, 1)])
      for (const text of Object.values(begun(fields))) expect(text).toBe(await formatted('form.json', text));
  });

  test('has a row called by its first text, or by a name', () => {
    expect(JSON.parse(begun(every).file)).toMatchObject({ label: 'text' });
    expect(fieldsOf([{ title: 'Since', type: 'date' }])).toEqual(['name', 'since']);
  });

  test('is searched by words that every language has', () => {
    const { search } = JSON.parse(begun(every).table) as { search: { title: string } };
    expect(locales.map((words) => search.title in words)).toEqual([true, true]);
  });

  test('has fields named after their titles, each once', () => {
    const titles = ['Place of birth', 'Überfahrt', '2nd name', 'Version', 'Place of Birth', 'Größe', 'Łódź'];
    expect(fieldsOf(titles.map((title) => ({ title, type: 'text' })))).toEqual([
      'placeOfBirth',
      'uberfahrt',
      'n2ndName',
      'version2',
      'placeOfBirth2',
      'grosse',
      'lodz',
    ]);
  });

  test('is told field by field', () => {
    const saved = readSources('schemas');
    const subject = subjectOf('pier');
    const { sources = [] } = draftIn(files, subject, { texts: begun(every) });
    const { changes, forms } = effectsOf(saved, sources, subject);
    expect(changes.slice(0, 3).map(({ text, label }) => english({ key: text, values: { label } }))).toEqual([
      'Piers appears.',
      'Text appears and must be filled in.',
      'Long text appears.',
    ]);
    expect(changes).toHaveLength(every.length + 1);
    expect(forms).toEqual([]);
  });
});

test('every file of schemas that is formatted stays as it is', async () => {
  for (const { json } of files.filter(({ file }) => /tables|collections/.test(file)))
    expect(jsonText(json)).toBe(await formatted('form.json', jsonText(json)));
});

test('a collection has a form by its own name, or by the one that its definition names', () => {
  expect(formOfSubject(subjectOf('marina'))).toBe('marina');
  expect(formOfSubject(subjectOf('boatbrands'))).toBe('boat-brand');
  expect(formOfSubject(subjectOf('pier'))).toBe('pier');
  expect(subjectIn(files, 'collections:../pier.collection.json')).toBeUndefined();
});

test.each([
  [{ name: 'Pier' }, 'Use small letters, digits and hyphens, a letter first.'],
  [{ fields: [{ title: 'Kind', type: 'choice', choices: ['one'] }] }, /Choices/],
])('the form refuses %j', (said, told) => {
  const asked = { name: 'pier', title: 'Piers', singular: 'Pier', fields: every, ...said };
  expect(definition.validate(asked)).toBe(false);
  const sentences = explain(definition.schema, definition.validate.errors ?? []).map(inEnglish);
  expect(sentences.join(' ')).toMatch(told);
});
