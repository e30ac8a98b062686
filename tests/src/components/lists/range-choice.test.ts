import { expect, test } from 'vitest';
import { rowsBetween } from '#src/components/lists/range-choice.ts';

const between = (...ends: (string | undefined)[]): string =>
  rowsBetween(['a', 'b', 'c', 'd'], (row) => row, ends).join('');

test('of two rows those between are chosen too, in the order they are shown, whichever was ticked first', () => {
  expect(between('b', 'd')).toBe('bcd');
  expect(between('d', 'b')).toBe('bcd');
  expect(between('c', 'c')).toBe('c');
});

test('a row is chosen alone where the other is on another page, or there is none', () => {
  expect(between('b', 'z')).toBe('b');
  expect(between('b', undefined)).toBe('b');
});
