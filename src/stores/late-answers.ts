// What is asked for again and again: a late answer to what was asked before is dropped.

/** How often something was asked for, by what it is about. */
type Turns = WeakMap<object, number>;
const all: Turns = new WeakMap();

/** @returns whether nothing was asked anew since now */
export function untilAskedAnew(about: object, turns = all): () => boolean {
  const turn = turns.get(about);
  return () => turns.get(about) === turn;
}

/**
 * Something is asked for anew, or known without asking.
 * @param turns of its own, where other questions about the same go on
 * @returns whether its answer is still waited for
 */
export function askAnew(about: object, turns = all): () => boolean {
  turns.set(about, (turns.get(about) ?? 0) + 1);
  return untilAskedAnew(about, turns);
}
