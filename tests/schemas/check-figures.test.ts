// A default is refused where its own schema refuses it, and only there.
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
