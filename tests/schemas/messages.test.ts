// The sentences of schemas/messages.json: each is met in a test or a story, and those of the keywords name their limits.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageRows } from '#schemas/compiler/messages-page.ts';
import { provedBy, readProofs } from '#schemas/compiler/proofs.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { resolverOf } from '#schemas/compiler/resolve.ts';
import type { Json } from '#schemas/compiler/source.ts';
import { validatorOf } from '#schemas/dialect.ts';
import { explain, inEnglish } from '#schemas/explain.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const sources = readSources('schemas');

test('no sentence that a person can meet is without a test that produces it', () => {
  const proofs = readProofs('.');
  const never = messageRows(sources).filter(([text, , name]) => provedBy(proofs, name, text) === undefined);
  expect(never.map(([text, cause]) => `"${text}" (${cause}) is met in no test.`)).toEqual([]);
});

/** What is told of a field whose only value is wrong. */
function toldOf(field: Schema, value: unknown): string[] {
  const schema: Schema = { type: 'object', properties: { field: { title: 'Size', ...field } } };
  const validate = validatorOf(schema);
  return validate({ field: value }) ? [] : explain(schema, validate.errors ?? []).map(inEnglish);
}
const filled = (text: string, limit = ''): string =>
  text.replace('{{label}}', 'Size').replace('{{limit}}', limit);

// Every number is a float and a double.
const formats = Object.entries(messages.format).filter(([format]) => !['float', 'double'].includes(format));

test.each(formats)('the format %s has its sentence', (format, text) => {
  expect(toldOf({ format }, format.startsWith('int') ? 1.5 : format === 'regex' ? '(' : '\u0000 {"')).toEqual(
    [filled(text)],
  );
});

test.each<[keyword: keyof typeof messages.keyword, limit: number | string, value: unknown]>([
  ['minimum', 35, 20],
  ['maximum', 35, 40],
  ['exclusiveMinimum', 35, 35],
  ['exclusiveMaximum', 35, 35],
  ['multipleOf', 5, 7],
  ['minLength', 3, 'a'],
  ['maxLength', 3, 'abcd'],
  ['minItems', 2, [1]],
  ['maxItems', 1, [1, 2]],
  ['minProperties', 2, {}],
  ['maxProperties', 0, { a: 1 }],
  ['const', 'sail', 'motor'],
])('the sentence of %s names its limit', (keyword, limit, value) => {
  const text = messages.keyword[keyword];
  expect(text).toContain('{{limit}}');
  expect(toldOf({ [keyword]: limit }, value)).toEqual([filled(text, String(limit))]);
});

test.each([
  ['factor-code', { code: 'abc' }, 'Enter the six digits that your app shows.'],
  [
    'login',
    { email: 'ana@staff.example', password: 'long enough', code: 'a' },
    'Enter the six digits that your app shows, or a recovery code.',
  ],
  [
    'campaign',
    { audience: 'specific', text: 'Hi', users: Array.from({ length: 101 }, (_, at) => `user-${at}`) },
    'Choose 100 people at most, or another audience.',
  ],
] as const)('a field of %s says it in words of its own', (form, data, sentence) => {
  const { schema, validate } = forms[form];
  expect(validate(data)).toBe(false);
  expect(explain(schema, validate.errors ?? []).map(inEnglish)).toEqual([sentence]);
});

test('a moment that must come after another one says so', () => {
  const place = '/definitions/optionalDateTime';
  const { default: _, ...moment } = resolverOf(sources).resolve('schemas/fields.schema.json', place);
  const later = { ...moment, formatExclusiveMinimum: '2026-06-01T10:00:00.000Z' };
  expect(toldOf(later, '2026-06-01T09:00:00.000Z')).toEqual(['Size must be later.']);
});

test('a limit that a form sets anew is told, and not what the shared definition says of its own', () => {
  const file = 'schemas/forms/boat-info.schema.json';
  const json = JSON.parse(
    readFileSync(file, 'utf8').replace('"title": "Size",', '"title": "Size", "exclusiveMinimum": 35,'),
  ) as Json;
  const edited = sources.map((source) => (source.file === file ? { file, json } : source));
  const { size = {} } = resolverOf(edited).resolve(file).properties ?? {};
  expect(toldOf(size, 20)).toEqual(['Size must be above 35.']);
  expect(toldOf(size, 'x')).toEqual(['Size field must not be empty']);
});
