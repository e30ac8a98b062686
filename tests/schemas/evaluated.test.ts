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
