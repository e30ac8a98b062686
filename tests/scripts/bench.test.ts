import { describe, expect, test, vi } from 'vitest';
import { readOptions } from '../../scripts/bench/options.ts';
import { rowOf, tableOf } from '../../scripts/bench/report.ts';
import { takeTurns } from '../../scripts/bench/rounds.ts';
import { median, ratioOf, summarise, verdictOn } from '../../scripts/bench/statistics.ts';

describe('the statistics of the bench', () => {
  test.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
    [[10, 9, 100], 10],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('nothing measured has no median', () => {
    expect(() => median([])).toThrow('No value was measured.');
  });

  test('a summary leaves its values in their order', () => {
    const values = [3, 1, 2];
    expect(summarise(values)).toEqual({ runs: 3, median: 2, min: 1, max: 3 });
    expect(values).toEqual([3, 1, 2]);
  });

  test('a ratio compares medians, so that one slow run does not decide', () => {
    expect(ratioOf(summarise([10, 20, 900]), summarise([10, 10, 10]))).toBe(2);
  });

  test('a goal that is just reached is met', () => {
    expect([verdictOn(1.7, 1.7), verdictOn(1.69, 1.7), verdictOn(1.71, 1.7)]).toEqual([
      'met',
      'met',
      'missed',
    ]);
  });
});

describe('a line of the report', () => {
  const line = { measure: 'm', what: 'w', unit: 'ms' } as const;

  test('with another side its ratio is judged, not its value', () => {
    const row = rowOf({ ...line, ours: [300], other: { name: 'floor', values: [200] }, goal: 1.7 });
    expect(row).toMatchObject({ ratio: 1.5, goal: 1.7, verdict: 'met' });
  });

  test('without another side its value is judged: the median, or the worst run when asked', () => {
    const given = { ...line, ours: [10, 20, 60], goal: 50 };
    expect(rowOf(given).verdict).toBe('met');
    expect(rowOf({ ...given, judge: 'max' }).verdict).toBe('missed');
  });

  test('without a goal nothing is judged', () => {
    expect(rowOf({ ...line, ours: [1] })).not.toHaveProperty('verdict');
  });

  test('the table shows value, other side, ratio, goal and verdict', () => {
    const row = rowOf({ ...line, ours: [2000], other: { name: 'bare', values: [1000] }, goal: 1.3 });
    expect(tableOf([row]).split('\n')[1]).toMatch(/^w +ms +2,000 +1,000 bare +2\.00 × +≤ 1\.3 × +missed$/);
  });
});

test('sides take turns, and warm-up rounds do not count', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const values = await takeTurns({ runs: 2, warmUp: 1 }, { a: side('a'), b: side('b') });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(values).toEqual({ a: [3, 5], b: [4, 6] });
});

test('an unknown measure is refused with the names there are', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { exitCode } = process;
  expect(readOptions(['--only', 'tea'], ['bytes'])).toBeUndefined();
  expect(said.mock.calls[0]?.[0]).toMatch(/no measure named tea[\s\S]+--only +bytes/);
  process.exitCode = exitCode;
  said.mockRestore();
});
