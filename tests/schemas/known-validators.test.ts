import { expect, test } from 'vitest';
import { knownValidator } from '#schemas/compiler/known-validators.ts';

test('what says the same has one validator, and what says something else another one', () => {
  const schema = { $id: 'known', properties: { a: { type: 'string', minLength: 2 } } };
  const validate = knownValidator(schema);
  expect(knownValidator(structuredClone(schema))).toBe(validate);
  const other = knownValidator({ $id: 'known', properties: { a: { type: 'string', minLength: 3 } } });
  expect([validate({ a: 'xy' }), other({ a: 'xy' })]).toEqual([true, false]);
});
