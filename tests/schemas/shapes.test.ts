import { describe, expect, test } from 'vitest';
import { shapesOf } from '#schemas/compiler/shapes.ts';
import type { Schema } from '#schemas/schema.ts';

const route: Schema = {
  $id: 'route',
  type: 'object',
  properties: { first: { $ref: '#/definitions/leg' } },
  definitions: {
    leg: {
      type: 'object',
      properties: {
        harbour: { type: 'string' },
        legs: { type: 'array', items: { $ref: '#/definitions/leg' } },
      },
      anyOf: [{ required: ['harbour'] }, { required: ['legs'] }],
    },
  },
};

describe('the shapes of a form', () => {
  test('are found where lists hold themselves, and the form itself stays whole', () => {
    const shapes = new Map(shapesOf(route));
    expect(shapes.get('route')).toEqual(route);
    expect(shapes.size).toBeGreaterThan(1);
  });
});
