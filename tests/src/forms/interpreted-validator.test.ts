import { JUNK_OPTION_ID } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { createAjv } from '#schemas/dialect.ts';
import { hasShape } from '#src/forms/interpreted-validator.ts';

const root = {
  $id: 'crew',
  type: 'object' as const,
  definitions: {
    person: {
      type: 'object' as const,
      properties: {
        name: { type: 'string' as const, minLength: 2 },
        children: { type: 'array' as const, items: { $ref: '#/definitions/person' } },
      },
      required: ['name'],
    },
  },
  properties: { captain: { $ref: '#/definitions/person' } },
};
const ana = { name: 'Ana', children: [{ name: 'Bo', children: [] }] };

describe('a shape that leads into the form', () => {
  const shape = { properties: { captain: { $ref: '#/definitions/person' } }, required: ['captain'] };

  test('is judged by what it leads to, at every depth', () => {
    expect(hasShape(shape, { captain: ana }, root)).toBe(true);
    expect(hasShape(shape, { captain: { ...ana, children: [{ name: 'B' }] } }, root)).toBe(false);
  });

  test('counts the words beside the reference', () => {
    const grown = { $ref: '#/definitions/person', required: ['children'] };
    expect(hasShape(grown, ana, root)).toBe(true);
    expect(hasShape(grown, { name: 'Ana' }, root)).toBe(false);
  });

  test('refuses what leads nowhere, and does not throw', () => {
    expect(hasShape({ $ref: '#/definitions/nobody' }, ana, root)).toBe(false);
  });

  test('neither changes the form nor mixes up two of them', () => {
    const before = JSON.stringify(root);
    const other = { definitions: { person: { type: 'string' as const } } };
    expect(hasShape(shape, { captain: 'Ana' }, other)).toBe(true);
    expect(hasShape(shape, { captain: 'Ana' }, root)).toBe(false);
    expect(JSON.stringify(root)).toBe(before);
  });
});

test('an option that stands for none is never chosen, and data that is not there yet is none', () => {
  expect(hasShape({ $id: JUNK_OPTION_ID }, {}, root)).toBe(false);
  expect(hasShape({ type: 'string' }, undefined, root)).toBe(false);
  expect(hasShape({ required: ['name'] }, { name: undefined }, root)).toBe(false);
  expect([hasShape(true, 1, root), hasShape(false, 1, root)]).toEqual([true, false]);
});

const shapes: [what: string, shape: object, data: unknown[]][] = [
  [
    'const and enum',
    { properties: { kind: { const: 'sail' }, year: { enum: [1, null] } } },
    [{ kind: 'sail' }, { kind: 'motor' }, { year: null }, { year: 2 }],
  ],
  [
    'if',
    { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
    [{ a: 1 }, { a: 1, b: 1 }, {}, { c: 1 }],
  ],
  [
    'dependencies',
    { dependencies: { a: ['b'], c: { properties: { d: { type: 'string' } } } } },
    [{}, { a: 1 }, { a: 1, b: 1 }, { c: 1, d: 1 }, { c: 1, d: '' }],
  ],
  [
    'oneOf and anyOf',
    {
      oneOf: [{ type: 'number' }, { multipleOf: 2, type: 'integer' }],
      anyOf: [{ minimum: 3 }, { maximum: 0 }],
    },
    [1, 2, 3, 4, -1, ''],
  ],
  ['not', { not: { type: ['string', 'null'] } }, ['', null, 1]],
  [
    'lists',
    {
      items: [{ type: 'string' }],
      additionalItems: { type: 'number' },
      contains: { const: 1 },
      uniqueItems: true,
    },
    [['a', 1], ['a', 'b', 1], ['a'], ['a', 1, 1]],
  ],
  [
    'names',
    {
      propertyNames: { pattern: '^[a-c]$' },
      patternProperties: { '^a$': { type: 'string' } },
      additionalProperties: { type: 'number' },
      minProperties: 1,
    },
    [{}, { a: '' }, { a: 1 }, { b: 1 }, { b: '' }, { d: 1 }],
  ],
  ['texts', { pattern: '^\\p{Lu}', minLength: 2, maxLength: 2 }, ['Ab', 'ab', 'A', '😀', 'Abc']],
  ['formats', { format: 'date' }, ['2026-02-29', '2024-02-29', 'today']],
];

describe('the interpreter and the compiled validator say the same of', () => {
  test.each(shapes)('%s', (_what, shape, data) => {
    const compiled = createAjv({ strict: false }).compile(shape);
    const verdicts = data.map((one) => hasShape(shape, one, root));
    expect(verdicts).toEqual(data.map((one) => compiled(one)));
    expect(new Set(verdicts).size).toBe(2);
  });
});
