import { startTransition, useEffect, useState } from 'react';

/** About what a window shows at once. */
const first = 8;
/** Few enough that drawing them does not hold up whoever is typing or scrolling on a slow machine. */
const step = 4;

/** The rows to draw now: what the window shows at once, the others in small steps between the frames. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(first);
  const missing = rows.length - count;
  useEffect(() => {
    if (missing <= 0) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)));
    return () => cancelAnimationFrame(frame);
  }, [count, missing]);
  // Another list begins with what the window shows again.
  if (rows.length === 0 && count > first) setCount(first);
  return missing > 0 ? rows.slice(0, count) : rows;
}
