// What the bench does with its numbers: medians, ratios of medians, and verdicts on goals.

export interface Summary {
  runs: number;
  median: number;
  min: number;
  max: number;
}

export type Verdict = 'met' | 'missed';

/** The middle value, or the mean of the two in the middle. @throws without any value */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No value was measured.');
  return (lower + upper) / 2;
}

export function summarise(values: readonly number[]): Summary {
  return {
    runs: values.length,
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
  };
}

/** How often the other side's median goes into ours. */
export function ratioOf(ours: Summary, theirs: Summary): number {
  return ours.median / theirs.median;
}

/** A goal is the most that is allowed; exactly that much still meets it. */
export function verdictOn(value: number, most: number): Verdict {
  return value <= most ? 'met' : 'missed';
}
