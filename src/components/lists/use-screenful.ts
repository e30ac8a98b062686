import { useDeferredValue } from 'react';

/** Where there is no window all of it is drawn. */
const windowHeight = (): number => (typeof window === 'undefined' ? Infinity : window.innerHeight);

/**
 * How many of a list are drawn now: at once what fills the window, so that it is seen sooner; all of them right after.
 * @param height pixels of one
 */
export function useScreenful(count: number, height: number): number {
  const drawn = useDeferredValue(count, 0);
  return Math.min(count, Math.max(drawn, Math.ceil(windowHeight() / height)));
}
