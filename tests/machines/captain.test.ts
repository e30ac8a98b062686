import { describe, expect, test } from 'vitest';
import { captain, hasCaptain, isWithCaptain } from '#machines/captain.ts';

describe('§3 the captain of a plan', () => {
  test('is one of these numbers on the wire', () => {
    expect(captain).toEqual({ notChosen: 0, with: 1, without: 2 });
  });

  test.each([
    [0, false],
    [1, true],
    [2, false],
    ['1', true],
    ['2', false],
    [undefined, false],
  ])('%j: comes with the plan is %j', (number, isWith) => {
    expect(isWithCaptain(number === undefined ? {} : { captain: number })).toBe(isWith);
  });

  test('comes with a boat when one of its plans has one', () => {
    expect(hasCaptain([{ captain: 2 }, { captain: 1 }])).toBe(true);
    expect(hasCaptain([{ captain: 2 }, { captain: 0 }])).toBe(false);
    for (const none of [[], null, undefined]) expect(hasCaptain(none)).toBe(false);
  });
});
