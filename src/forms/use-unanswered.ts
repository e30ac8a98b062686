import { useCallback, useState } from 'react';
import { stepsOf } from '#schemas/paths.ts';
import type { Text } from '#schemas/text.ts';

type Texts = Readonly<Record<string, Text>>;

const nothing: Texts = {};

const isAround = (one: string, other: string): boolean =>
  [one, other].includes('') || one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** The server's refusals by field, each until its field, or one within it, holds something else. */
export function useUnanswered(refusals: Texts = nothing) {
  const [last, setLast] = useState(refusals);
  const [unanswered, setUnanswered] = useState(refusals);
  if (last !== refusals) {
    setLast(refusals);
    setUnanswered(refusals);
  }
  /** The field with these keys was changed, dots between them, or with `''` the whole form. */
  const answer = useCallback(
    (path: string) =>
      setUnanswered((before) => {
        const left = Object.entries(before).filter(([key]) => !isAround(stepsOf(key).join('.'), path));
        return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
      }),
    [],
  );
  return { unanswered, answer };
}
