import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/bench/options.ts';
import { isMet, median, tableOf, takeTurns, type Row } from '../../scripts/bench/report.ts';

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 100], 3],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  const before = [...values];
  expect(median(values)).toBe(expected);
  expect(values).toEqual(before);
});

test('nothing measured has no median', () => {
  expect(() => median([])).toThrow('No value was measured.');
});

describe('a goal', () => {
  const row: Row = { what: 'w', ours: [2000], other: [1000], goal: 1.3 };

  test('that is just reached is met', () => {
    const met = [1.7, 1.71, 1.69].map((goal) => isMet({ ...row, ours: [17], other: [10], goal }));
    expect(met).toEqual([true, true, false]);
  });

  test('is a ratio of medians beside another side, so that one slow run does not decide', () => {
    expect(isMet({ ...row, ours: [10, 20, 900], other: [10, 10, 10], goal: 2 })).toBe(true);
  });

  test('is a value without another side', () => {
    expect([100, 99].map((goal) => isMet({ what: 'w', ours: [10, 100, 900], goal }))).toEqual([true, false]);
  });

  test('stands in the table with values, other side, ratio and verdict', () => {
    const line = /^w +2,000 \(2,000–2,000, n=1\) +1,000 \(.+\): 2 × +≤ 1\.3 × +missed$/;
    expect(tableOf([row]).split('\n')[1]).toMatch(line);
  });
});

test('sides take turns, and the first round does not count', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const values = await takeTurns(2, { a: side('a'), b: side('b') });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(values).toEqual({ a: [3, 5], b: [4, 6] });
});

test('every measure is taken unless some are named; an unknown one is refused with the names there are', () => {
  expect(readOptions([], ['bytes', 'form']).only).toEqual(['bytes', 'form']);
  expect(readOptions(['--only', 'form'], ['bytes', 'form']).only).toEqual(['form']);
  expect(() => readOptions(['--only', 'tea'], ['bytes'])).toThrow(/no measure named tea[\s\S]+--only +bytes/);
  expect(() => readOptions(['--tea'], ['bytes'])).toThrow(/--only +bytes/);
});
