/** The longest id that the calls of a catalogue take has nine digits. */
const HIGHEST = 999_999_999;

/**
 * §2 The id of a new row of a catalogue: the highest and one more, 0 where there is none. Where no higher one can be stored any more it
 * is the lowest that is free.
 * @param keys of the rows that are there; what is no number has no place among the ids
 */
export function nextId(keys: readonly unknown[]): number {
  const ids = new Set(keys.filter((key) => /^\d+$/.test(String(key))).map(Number));
  const next = Math.max(-1, ...ids) + 1;
  if (next <= HIGHEST) return next;
  let free = 0;
  while (ids.has(free)) free += 1;
  return free;
}
