/** A repeatable source of choices: the same seed always gives the same sequence (mulberry32 over an FNV-1a hash). */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  range(min: number, max: number): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` different members in their original order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Seeds with text so that each record has its own sequence, whatever is made before it. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const range = (min: number, max: number) => min + (max - min) * next();
  const int = (min: number, max: number) => Math.floor(range(min, max + 1));
  function pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from: the list is empty.');
    return chosen;
  }
  function sample<T>(list: readonly T[], count: number): T[] {
    const ranked = list.map((item, index) => ({ item, index, rank: next() }));
    const kept = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
    return kept.sort((a, b) => a.index - b.index).map(({ item }) => item);
  }
  return { next, range, int, pick, chance: (probability) => next() < probability, sample };
}
