import { useState, type SetStateAction } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * The newest answer to what is typed, asked for when typing rests. What comes after something else was typed is dropped.
 * @param typed nothing is asked without it
 * @param ask its answer, or what that makes of the one before; a failure is an answer
 * @param turn another one: the same is asked again
 */
export function useAnswer<Answer>(
  typed: string | undefined,
  ask: (typed: string) => Promise<SetStateAction<Answer | undefined>>,
  pause: number,
  turn?: number,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const put = async (text: string, isCurrent: () => boolean): Promise<void> => {
    const next = await ask(text);
    if (isCurrent()) setAnswer(next);
  };
  useDebounced(typed, (text, isCurrent) => void put(text, isCurrent), pause, turn);
  return answer;
}
