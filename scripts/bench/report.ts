import { aligned } from '../text-table.ts';

/** One goal: our values, and those of the other side of the same run; with one the goal is a ratio of medians. */
export interface Row {
  what: string;
  ours: number[];
  goal: number;
  other?: number[];
}

/** The middle value, or the mean of the two in the middle. @throws without any value */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No value was measured.');
  return (lower + upper) / 2;
}

const judged = ({ ours, other }: Row): number => median(ours) / (other ? median(other) : 1);

/** Exactly as much as the goal still meets it. */
export const isMet = (row: Row): boolean => judged(row) <= row.goal;

const shown = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });
const spread = (values: number[]): string =>
  `${shown(median(values))} (${shown(Math.min(...values))}–${shown(Math.max(...values))}, n=${values.length})`;

const cellsOf = (row: Row): string[] => {
  const { what, ours, other, goal } = row;
  const sides = [spread(ours), other ? `${spread(other)}: ${shown(judged(row))} ×` : ''];
  return [what, ...sides, `≤ ${shown(goal)}${other ? ' ×' : ''}`, isMet(row) ? 'met' : 'missed'];
};

/** The goals as a table for a terminal. */
export const tableOf = (rows: Row[]): string =>
  aligned([['', 'ours: median (min–max)', 'other side: ratio', 'goal', ''], ...rows.map(cellsOf)]);

/** Measures every side once a round, so that a slow minute of the machine falls on all; the first round does not count. */
export async function takeTurns<Side extends string>(
  runs: number,
  sides: Record<Side, () => Promise<number | number[]>>,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Side, number[]>;
  for (let round = 0; round <= runs; round += 1)
    for (const name of names) {
      const found = await sides[name]();
      if (round > 0) values[name].push(...[found].flat());
    }
  return values;
}
