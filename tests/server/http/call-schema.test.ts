import { expect, it } from 'vitest';
import { calls, type Call } from '#schemas/calls.ts';
import { schemaOf } from '#server/http/call-schema.ts';

it('has one schema for all params of the same names: each is compiled whenever a server starts', () => {
  const schemas = Object.values<Call>(calls).flatMap((row) => schemaOf(row).params ?? []);
  expect(schemas.length).toBeGreaterThan(100);
  expect(new Set(schemas).size).toBe(new Set(schemas.map((one) => JSON.stringify(one))).size);
});
