import { describe, expect, test } from 'vitest';
import { validatorOf } from '#schemas/dialect.ts';
import type { Schema } from '#schemas/schema.ts';

const text = { type: 'string' };

describe('a field that another part names is known whether or not a condition holds', () => {
  const part: Schema = { properties: { berth: text } };
  const condition: Schema = { required: ['mail'], properties: { site: text } };
  const named: Schema = { definitions: { part }, $ref: '#/definitions/part' };
  const words: [name: string, schema: Schema][] = [
    ['allOf and if', { allOf: [part], if: { required: ['mail'] }, then: condition }],
    ['$ref and if', { ...named, if: { required: ['mail'] }, then: condition }],
    ['allOf and dependencies', { allOf: [part], dependencies: { mail: condition } }],
    ['$ref and anyOf', { ...named, anyOf: [condition, { required: ['berth'] }] }],
    ['$ref and oneOf', { ...named, oneOf: [condition, { not: { required: ['mail'] } }] }],
  ];
  test.each(words)('%s', (_name, schema) => {
    const validate = validatorOf({ ...schema, properties: { mail: text }, unevaluatedProperties: false });
    expect(validate({ berth: 'A' })).toBe(true);
    expect(validate({ berth: 'A', mail: 'm', site: 's' })).toBe(true);
    expect(validate({ berth: 'A', site: 's' })).toBe(false);
    expect(validate({ berth: 'A', other: 's' })).toBe(false);
  });
});

describe('an entry that another part has a schema for is known whether or not a condition holds', () => {
  const number = { type: 'number' };
  const part: Schema = { items: [number] };
  const three: Schema = { minItems: 3, items: [number, number, number] };
  const condition: Schema = { if: { minItems: 3 }, then: three };
  const named: Schema = { definitions: { part }, $ref: '#/definitions/part' };
  const closedValidator = (schema: Schema) => validatorOf({ ...schema, unevaluatedItems: false } as Schema);
  const words: [name: string, schema: Schema][] = [
    ['items and if', { ...part, ...condition }],
    ['allOf and if', { allOf: [part], ...condition }],
    ['$ref and if', { ...named, ...condition }],
    ['allOf and anyOf', { allOf: [part], anyOf: [three, { maxItems: 2 }] }],
    ['$ref and oneOf', { ...named, oneOf: [three, { maxItems: 2 }] }],
  ];
  test.each(words)('%s', (_name, schema) => {
    const validate = closedValidator(schema);
    for (const right of [[], [1], [1, 2, 3]]) expect(validate(right), String(right)).toBe(true);
    for (const wrong of [[1, 2], ['a'], [1, 2, 3, 4]]) expect(validate(wrong), String(wrong)).toBe(false);
  });

  test('none where the condition does not hold', () => {
    const validate = closedValidator(condition);
    for (const right of [[], [1, 2, 3]]) expect(validate(right)).toBe(true);
    for (const wrong of [[1], [1, 2, 3, 4]]) expect(validate(wrong)).toBe(false);
  });

  test('all of them by a schema for each', () => {
    const validate = closedValidator({ ...part, ...condition, then: { items: number } });
    for (const right of [[1], [1, 2, 3, 4]]) expect(validate(right)).toBe(true);
    expect(validate([1, 2])).toBe(false);
  });
});
