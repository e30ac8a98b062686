// What a schema says against itself is refused, in one sentence.
import { expect, test } from 'vitest';
import { checkFigures } from '#schemas/compiler/check-figures.ts';
import type { Schema } from '#schemas/schema.ts';

const told = (properties: Record<string, Schema>): string[] => {
  const json = { type: 'object', properties } as Schema;
  return checkFigures([{ file: 'schemas/forms/trip.schema.json', json: json as Record<string, unknown> }]);
};
const day = { type: 'string', format: 'date', formatExclusiveMinimum: { $data: '1/from' } };

test.each<[string, Schema]>([
  ['is compared with another field', { ...day, default: '2026-12-31' }],
  [
    'is filled up by a condition',
    { default: {}, if: { properties: { a: { const: 1 } } }, then: { required: ['b'] } },
  ],
  ['is filled up by one of several', { default: {}, oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
  ['is filled up by any of several', { default: {}, anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
])('a default that %s is taken', (_what, schema) => {
  expect(told({ from: { type: 'string', format: 'date' }, until: schema })).toEqual([]);
});

test.each<[string, Schema]>([
  ['is of another kind', { type: 'string', default: 5 }],
  ['is none of several', { default: 5, anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['is two of several', { default: {}, oneOf: [{ type: 'object' }, { maxProperties: 3 }] }],
])('a default that %s is refused', (_what, schema) => {
  expect(told({ until: schema })).toEqual([
    expect.stringMatching(/^schemas\/forms\/trip.schema.json, \/properties\/until\/default: .* is refused/),
  ]);
});

const from = { type: 'string', format: 'date' };
test.each<[what: string, schema: Schema, told: string]>([
  [
    'a choice',
    { type: 'string', enum: ['a', 1, 2] },
    '/enum: 1 is no value of the type string; write "1", or',
  ],
  [
    'a choice of numbers',
    { type: 'integer', enum: [1, '2'] },
    '/enum: "2" is no value of the type integer; write 2,',
  ],
  [
    'a constant',
    { type: ['boolean', 'null'], const: 'true' },
    '/const: "true" is no value of the type boolean or null; write true,',
  ],
  [
    'a choice with titles',
    { type: 'string', oneOf: [{ const: 'a' }, { const: 2 }] },
    '/oneOf/1/const: 2 is no value',
  ],
  [
    'a suggestion',
    { type: 'integer', examples: [1.5] },
    '/examples: 1.5 is no value of the type integer; write another one,',
  ],
  [
    'limits that meet',
    { exclusiveMinimum: 5, maximum: 5 },
    ': "exclusiveMinimum" is 5, which is not below "maximum", 5;',
  ],
  [
    'a day that is none',
    { ...from, formatMinimum: 'yesterday' },
    '/formatMinimum: "yesterday" is not a valid date;',
  ],
  [
    'a day of no format',
    { type: 'string', formatMaximum: '2026-01-01' },
    ': "formatMaximum" compares days and times; write',
  ],
  [
    'a field that is not there',
    { ...day, formatExclusiveMinimum: { $data: '1/fron' } },
    '/formatExclusiveMinimum/$data: "fron" is not a property of this schema; did you mean "from"?',
  ],
  [
    'no way to a field',
    { maximum: { $data: 'from' } } as object,
    '/maximum/$data: "from" is no place; write "1/from"',
  ],
])('%s that cannot be is told', (_what, schema, begins) => {
  const place = 'schemas/forms/trip.schema.json, /properties/until';
  expect(told({ from, until: schema }).map((one) => one.slice(0, place.length + begins.length))).toEqual([
    place + begins,
  ]);
});

test.each<Schema>([
  { type: 'number', enum: [1, 2.5] },
  { type: ['string', 'null'], enum: ['a', null] },
  { enum: [1, 'x', { y: 1 }] },
  { type: 'integer', const: 2 },
  { type: 'integer', anyOf: [true as never, { const: 3 }] },
  { type: 'string', const: { $data: '1/from' } },
  { minimum: 5, maximum: 5 },
  { type: 'number', allOf: [{ type: 'integer', minimum: 5 }, { maximum: 5 }] },
  { type: ['string', 'null'], allOf: [{ type: 'string' }] },
  { type: 'array', minItems: 2, items: { type: 'string', default: 'b' }, default: ['a'] },
  { type: 'array', minItems: 1, items: { type: 'string' }, default: [] },
  { not: {} },
  { properties: { a: false as never, b: { not: {} } }, required: ['c'] },
  { anyOf: [{ title: 'A' }, { title: 'A', type: 'string' }] },
  { allOf: [{ properties: { a: { minimum: 1 } } }, { properties: { a: { maximum: 1 } } }] },
  {
    allOf: [{ if: { required: ['a'] }, then: { properties: { a: { maximum: 0 } } } }],
    properties: { a: { minimum: 1 } },
  },
  { ...from, formatMinimum: '2026-01-01', formatMaximum: { $data: '1/from' } },
])('%j is taken', (schema) => {
  expect(told({ from, until: schema })).toEqual([]);
});
