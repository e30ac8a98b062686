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

/** How often something was asked for, and which of those questions was the last to be answered. */
const often = new WeakMap<object, { asked: number; answered: number }>();

/**
 * What is asked for may change faster than the server answers: each good answer is shown that is not late.
 * @returns to be called with a good answer; whether none that was asked for later has come before it
 */
export function askOften(about: object): () => boolean {
  const turns = often.get(about) ?? { asked: 0, answered: 0 };
  often.set(about, turns);
  const turn = (turns.asked += 1);
  return () => {
    if (turn < turns.answered) return false;
    turns.answered = turn;
    return true;
  };
}
