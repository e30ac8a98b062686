import { startTransition, useEffect, useState } from 'react';

/** About a line: few enough that drawing them holds up neither the first card nor whoever is typing or scrolling. */
const step = 4;

/** The rows to draw now: a few at once, the others in steps of as many between the frames. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(step);
  const missing = rows.length - count;
  useEffect(() => {
    if (missing <= 0) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)));
    return () => cancelAnimationFrame(frame);
  }, [count, missing]);
  // Another list begins anew.
  if (rows.length === 0 && count > step) setCount(step);
  return missing > 0 ? rows.slice(0, count) : rows;
}
