import { expect, test } from 'vitest';
import { validatorOf } from '#schemas/dialect.ts';
import { branchJudgeOf } from '#server/platform/branch-judge.ts';

test('a branch is judged as its form is: no text keeps a pattern busy', () => {
  const part = { properties: { note: { $ref: '#/definitions/note' } } };
  const root = { ...part, definitions: { note: { pattern: 'a+b' } } };
  for (const note of ['ab', 'c', `${'a'.repeat(6000)}b`, 'a'.repeat(20_000)])
    expect(branchJudgeOf(root)(part, { note })).toBe(validatorOf(root)({ note }));
});
