import { expect, test } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { keptData } from '#src/screens/workshop/kept-data.ts';

const schema: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    model: { type: 'string' },
    size: { type: 'number' },
    guests: {
      type: 'array',
      items: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
    },
    berth: { type: 'object', additionalProperties: { type: 'string' } },
  },
  oneOf: [
    { properties: { kind: { const: 'sail' }, mast: { type: 'number' } } },
    { properties: { kind: { const: 'motor' } } },
  ],
  if: { required: ['size'] },
  then: { properties: { beam: { type: 'number' } } },
};

test('what still has a place is kept at every depth, in whichever branch', () => {
  const data = {
    model: 'Aurora',
    guests: [{ name: 'Ana' }, {}],
    berth: { town: 'Split' },
    kind: 'motor',
    mast: 3,
    beam: 4,
  };
  expect(keptData(schema, data)).toEqual(data);
});

test('what has none goes, and so does what cannot be drawn there', () => {
  const data = { gone: 1, model: ['a'], guests: [{ name: 'Ana', age: 4 }, 'Bo'], berth: [], size: 'wide' };
  expect(keptData(schema, data)).toEqual({ guests: [{ name: 'Ana' }], size: 'wide' });
});
