// What a form names of its own fields must be there, and what it asks them must be possible.
import { expect, test } from 'vitest';
import { checkRequired } from '#schemas/compiler/check-required.ts';
import { Resolver } from '#schemas/compiler/resolve.ts';
import type { Json } from '#schemas/compiler/source.ts';

const file = 'schemas/forms/trip.schema.json';
const properties = {
  paid: { type: 'boolean' },
  price: { type: 'number' },
  guest: { type: 'string' },
  kind: { type: 'string', enum: ['sail', 'motor'] },
  size: {
    oneOf: [
      { const: 1, title: 'Small' },
      { const: 2, title: 'Large' },
    ],
  },
};

const told = (words: Json): string[] => {
  const source = { file, json: { type: 'object', properties, ...words } };
  return checkRequired(source, new Resolver([source])).map((one) => one.replace(`${file}, `, ''));
};
const isPaid = { properties: { paid: { const: true } }, required: ['paid'] };
const then = { required: ['price'] };

test.each<[what: string, words: Json, sentence: string]>([
  [
    'a condition on a field that is not there',
    { if: { properties: { payed: { const: true } }, required: ['payed'] }, then },
    '/if: "payed" is not a property of this schema; did you mean "paid"?',
  ],
  [
    'a condition that a field never fulfils',
    { allOf: [{ if: { properties: { paid: { const: 'true' } } }, then }] },
    '/allOf/0/if/properties/paid/const: "true" is no value of the type boolean; write true, or change "type".',
  ],
  [
    'a condition on a choice that is not there',
    { if: { properties: { kind: { const: 'sails' } }, required: ['kind'] }, then },
    '/if/properties/kind/const: "sails" is not a choice of "kind"; did you mean "sail"?',
  ],
  [
    'a condition on several choices of which one is not there',
    { if: { properties: { size: { enum: [2, 3] } }, required: ['size'] }, then },
    '/if/properties/size/enum: "3" is not a choice of "size"; use one of 1, 2.',
  ],
  [
    'what depends on a field that is not there',
    { dependencies: { gest: ['price'] } },
    '/dependencies: "gest" is not a property of this schema; did you mean "guest"?',
  ],
  [
    'a field that is not there and that another one wants',
    { dependencies: { guest: ['prize'] } },
    '/dependencies/guest: "prize" is not a property of this schema; did you mean "price"?',
  ],
  [
    'a field that a group requires by another name',
    {
      properties: {
        ...properties,
        place: {
          properties: { latitude: {}, longitude: {} },
          required: ['latitude', 'longitud'],
        },
      },
    },
    '/properties/place/required: "longitud" is not a property of this schema; did you mean "longitude"?',
  ],
])('%s is told', (_what, words, sentence) => {
  expect(told(words)).toEqual([sentence]);
});

test.each<Json>([
  { if: isPaid, then },
  { properties: { place: { properties: { latitude: {} }, required: ['height', 'country'] } } },
  {
    properties: {
      place: { properties: { latitude: {} }, required: ['latitud'], additionalProperties: true },
    },
  },
  { if: isPaid, then: { properties: { card: { type: 'string' } } }, dependencies: { card: ['guest'] } },
  { additionalProperties: true, if: { required: ['payed'] }, then, dependencies: { gest: ['prize'] } },
  { if: { properties: { price: true } }, then },
  { if: { properties: { kind: { const: 'sail' }, size: { enum: [1] }, guest: { const: 'Ana' } } }, then },
  { if: true, then },
])('%j is taken', (words) => {
  expect(told(words)).toEqual([]);
});
