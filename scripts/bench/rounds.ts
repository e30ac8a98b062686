/** One side of a comparison: a value per run. */
export type Run = () => Promise<number>;

interface Plan {
  runs: number;
  /** Rounds before, which do not count. */
  warmUp: number;
}

/**
 * Runs every side once a round, so that a slow minute of the machine falls on all of them.
 * @returns the values of each side, in the order of the rounds
 */
export async function takeTurns<Side extends string>(
  { runs, warmUp }: Plan,
  sides: Record<Side, Run>,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, number[]>;
  for (let round = -warmUp; round < runs; round += 1) {
    for (const name of names) {
      const value = await sides[name]();
      if (round >= 0) values[name].push(value);
    }
  }
  return values;
}
