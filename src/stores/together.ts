// Many changes that come at once, as of a step of many rows, are asked for together.

/** @returns asks; who calls while an answer is on its way is answered by the one question after it */
export function together(ask: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    current = ask().finally(() => (current = undefined));
    return current;
  };
  return () => next ?? (current ? (next = current.then(begin, begin)) : begin());
}
