import { expect, it } from 'vitest';
import { createStatementNames } from '#server/database/prepared.ts';

it('a statement gets its name with its second use, the same in every process', () => {
  const nameOf = createStatementNames();
  expect(nameOf('select 1')).toBeUndefined();
  const name = nameOf('select 1');
  expect(name).toMatch(/^q[\w-]{16}$/);
  expect(nameOf('select 1')).toBe(name);
  const other = createStatementNames();
  other('select 1');
  expect(other('select 1')).toBe(name);
});

it('names run out before a connection is filled with statements, and long ones get none', () => {
  const nameOf = createStatementNames();
  const long = `select '${'x'.repeat(10_000)}'`;
  const names = new Set<string | undefined>();
  for (let n = 0; n < 1_000; n += 1) for (let use = 0; use < 2; use += 1) names.add(nameOf(`select ${n}`));
  expect(names.size).toBe(301);
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined]);
});
