import { expect, test } from 'vitest';
import { nextId } from '#schemas/next-id.ts';

test.each([
  ['the highest and one more', [0, 7, 3], 8],
  ['0 where there is none', [], 0],
  ['of keys as texts the same', ['0', '7'], 8],
  ['not counted by what is no number', [2, 'dinghy', '', undefined], 3],
  ['the lowest that is free where the highest is the last', [0, 1, 999_999_999], 2],
  ['the lowest that is free where one is beyond the last', ['0', '1000000000'], 1],
])('the next id is %s', (_what, keys, next) => {
  expect(nextId(keys)).toBe(next);
});
