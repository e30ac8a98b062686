// The rows of a proof: what was tried, what came out, and the file that a long run goes on from.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { aligned } from '../text-table.ts';

/** What came out of a portion of a proof. */
export interface Result {
  tried: number;
  /** A sentence for each time that a promise was broken. */
  wrong: string[];
  /** Counted beside, such as kills; summed over the portions. */
  beside?: Record<string, number>;
}

/** One line of the report. */
export interface Line extends Result {
  proof: string;
  engine: string;
  at: string;
  /** Which code, and where: lines of another build do not count. */
  build: string;
  machine: string;
}

export interface Row {
  what: string;
  engine: string;
  goal: number;
  lines: Line[];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export const triedOf = ({ lines }: Pick<Row, 'lines'>): number => sum(lines.map(({ tried }) => tried));
export const wrongOf = ({ lines }: Pick<Row, 'lines'>): string[] => lines.flatMap(({ wrong }) => wrong);

/** `held` is not yet met: nothing was broken, but fewer were tried than the goal says. */
export function verdictOf(row: Row): 'met' | 'held' | 'missed' {
  if (wrongOf(row).length > 0) return 'missed';
  return triedOf(row) >= row.goal ? 'met' : 'held';
}

export function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine);
}

/** A run that was killed may have left half a line. */
function readLine(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

export function addLine(file: string, line: Line): void {
  mkdirSync(dirname(file), { recursive: true });
  // On a line of its own, whatever the last run has left.
  appendFileSync(file, `\n${JSON.stringify(line)}`);
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

function besideOf({ lines }: Row): string {
  const names = [...new Set(lines.flatMap(({ beside = {} }) => Object.keys(beside)))];
  return names
    .map((name) => `${shown(sum(lines.map((line) => line.beside?.[name] ?? 0)))} ${name}`)
    .join(', ');
}

const cellsOf = (row: Row): string[] => [
  row.what,
  row.engine,
  `${wrongOf(row).length} of ${shown(triedOf(row))}`,
  besideOf(row),
  `0 of ${shown(row.goal)}`,
  verdictOf(row),
];

/** The rows as a table for a terminal, and below it the first broken promises of each. */
export function tableOf(rows: Row[]): string {
  const table = aligned([['', 'engine', 'wrong', 'beside', 'goal', ''], ...rows.map(cellsOf)]);
  const broken = rows.flatMap((row) =>
    wrongOf(row)
      .slice(0, 5)
      .map((one) => `  ${row.what}: ${one}`),
  );
  return [table, ...broken].join('\n');
}
