// The sentences of schemas/messages.json: each is met in a test or a story, and those of the keywords name their limits.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '#schemas/compiler/read.ts';
import { resolverOf } from '#schemas/compiler/resolve.ts';
import type { Json } from '#schemas/compiler/source.ts';
import { validatorOf } from '#schemas/dialect.ts';
import { explain, inEnglish } from '#schemas/explain.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const proofs = [
  ...readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => `tests/${file}`),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`),
].filter(
  (file) => /^tests\/.*\.tsx?$|\.stories\.tsx$/.test(file) && !file.endsWith('schemas/messages.test.ts'),
);
const proof = proofs.map((file) => readFileSync(file, 'utf8')).join('\n');

/** A test names a sentence by its key, or says it, at least up to its first place or after its last one. */
const isMet = (group: string, key: string, text: string): boolean => {
  const said = text.split(/\{\{\w+\}\}/).filter((part) => part.trim().length > 3);
  return (
    new RegExp(`\\b${group}\\.${key}\\b`).test(proof) || said.every((part) => proof.includes(part.trim()))
  );
};

/** Sentences that tests know by their status or their sort only: the list may get shorter. */
const owed = {
  refusal: [
    ...['busy', 'full', 'broken', 'checkSlow', 'invalid', 'usedElsewhere', 'methodOff', 'transition'],
    ...['roleAbove', 'bookingTransition', 'messageTaken', 'malformedKey', 'notUpload', 'uploadCancelled'],
    ...[
      'uploadBroken',
      'onePicture',
      'tooManyPixels',
      'campaignTransition',
      'noRecipients',
      'recipientsChanged',
    ],
    ...['wholeCents', 'batchChanged', 'notPaid', 'refundOpen'],
  ],
  success: ['sendPush'],
  failure: [],
};

test.each(['refusal', 'success', 'failure'] as const)(
  'no other %s is without a test that meets it',
  (group) => {
    const never = Object.entries(messages[group]).filter(([key, text]) => !isMet(group, key, text));
    expect(never.map(([key]) => key).sort()).toEqual([...owed[group]].sort());
  },
);

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

test('a limit that a form sets anew is told, and not what the shared definition says of its own', () => {
  const file = 'schemas/forms/boat-info.schema.json';
  const json = JSON.parse(
    readFileSync(file, 'utf8').replace('"title": "Size",', '"title": "Size", "exclusiveMinimum": 35,'),
  ) as Json;
  const sources = readSources('schemas').map((source) => (source.file === file ? { file, json } : source));
  const { size = {} } = resolverOf(sources).resolve(file).properties ?? {};
  expect(toldOf(size, 20)).toEqual(['Size must be above 35.']);
  expect(toldOf(size, 'x')).toEqual(['Size field must not be empty']);
});
