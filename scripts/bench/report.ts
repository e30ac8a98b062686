// One line per measured thing: ours, the other side of the same run, their ratio, and the goal.
import { ratioOf, summarise, verdictOn, type Summary, type Verdict } from './statistics.ts';

export interface Row {
  measure: string;
  what: string;
  unit: 'kB' | 'ms' | 'µs' | '/s';
  ours: Summary;
  other?: Summary & { name: string };
  /** Of the medians, ours to the other. */
  ratio?: number;
  /** The most that the ratio may be; without another side, the most that our value may be. */
  goal?: number;
  verdict?: Verdict;
  note?: string;
}

interface Measured {
  measure: string;
  what: string;
  unit: Row['unit'];
  ours: readonly number[];
  other?: { name: string; values: readonly number[] };
  goal?: number;
  /** Which of our values an absolute goal holds for; the median when not said. */
  judge?: 'median' | 'max';
  note?: string;
}

/** Makes a line of raw values. */
export function rowOf({ measure, what, unit, ours, other, goal, judge = 'median', note }: Measured): Row {
  const own = summarise(ours);
  const theirs = other && { name: other.name, ...summarise(other.values) };
  const ratio = theirs && ratioOf(own, theirs);
  return {
    measure,
    what,
    unit,
    ours: own,
    ...(theirs ? { other: theirs } : {}),
    ...(ratio === undefined ? {} : { ratio }),
    ...(goal === undefined ? {} : { goal, verdict: verdictOn(ratio ?? own[judge], goal) }),
    ...(note ? { note } : {}),
  };
}

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

const spread = ({ runs, median, min, max }: Summary): string =>
  runs === 1 ? shown(median) : `${shown(median)} (${shown(min)}–${shown(max)}, n=${runs})`;

const cellsOf = ({ what, unit, ours, other, ratio, goal, verdict }: Row): string[] => [
  what,
  unit,
  spread(ours),
  other ? `${spread(other)} ${other.name}` : '',
  ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
  goal === undefined ? '' : `≤ ${goal}${other ? ' ×' : ''}`,
  verdict ?? '',
];

const heads = ['', '', 'ours: median (min–max)', 'other side', 'ratio', 'goal', ''];

/** The lines of one measure as a table for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))].map((note) => `  ${note}`);
  return [...lines, ...notes].join('\n');
}
