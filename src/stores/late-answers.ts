// What is asked for again and again: a late answer to what was asked before is dropped.

/** Rises with each question. */
const turns = new WeakMap<object, number>();

/** @returns whether nothing was asked anew since now */
export function untilAskedAnew(about: object): () => boolean {
  const turn = turns.get(about);
  return () => turns.get(about) === turn;
}

/** Something is asked for anew, or known without asking. @returns whether its answer is still waited for */
export function askAnew(about: object): () => boolean {
  turns.set(about, (turns.get(about) ?? 0) + 1);
  return untilAskedAnew(about);
}
