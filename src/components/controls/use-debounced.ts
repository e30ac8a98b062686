import { useEffect, useEffectEvent } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };

export const pauses = limits.pauseMilliseconds;

/**
 * Does something with what is typed once typing rests.
 * @param typed nothing is done without it
 * @param work is told how it learns whether something else has been typed since
 * @param turn another one: once more with the same
 */
export function useDebounced(
  typed: string | undefined,
  work: (typed: string, isCurrent: () => boolean) => void,
  pause: number,
  turn?: number,
): void {
  const begin = useEffectEvent(work);
  useEffect(() => {
    if (typed === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => begin(typed, () => isCurrent), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, pause, turn]);
}
