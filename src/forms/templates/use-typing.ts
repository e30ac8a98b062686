import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where frames rest, in a tab behind others, the form hears of a key after this time. */
const NO_FRAME_MS = 100;

const earlier = ['submit', 'keydown', 'beforeunload', 'pagehide'];

const handsIn = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' || ctrlKey || metaKey;

/**
 * Calls back in a task of its own after the next frame, or before the form is handed in or the page left: a key that hands
 * in does nothing while the form has not heard of a change, and a draft is what the form has heard.
 * @returns calls it off
 */
function whenPainted(work: () => void): () => void {
  const early = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || handsIn(event)) flushSync(work);
  };
  let task = setTimeout(work, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(task);
    task = setTimeout(work);
  });
  for (const type of earlier) window.addEventListener(type, early, true);
  return () => {
    clearTimeout(task);
    cancelAnimationFrame(frame);
    for (const type of earlier) window.removeEventListener(type, early, true);
  };
}

/**
 * What is typed is painted first and judged then: the form hears of the first key in a field at once, of those that
 * follow after the next frame, or when the field is left, the form handed in or the page left.
 */
export function useTyping<Value>(value: Value, onChange: (value: Value) => void) {
  const [typed, setTyped] = useState<{ value: Value }>();
  const waiting = useRef<{ value: Value; cancel: () => void }>(undefined);
  const isTyping = useRef(false);
  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => {
      const held = waiting.current;
      if (!held) return;
      waiting.current = undefined;
      held.cancel();
      setTyped(undefined);
      onChange(held.value);
    };
  });
  useEffect(() => () => tell.current(), []);
  return {
    value: typed ? typed.value : value,
    type: (next: Value): void => {
      if (!isTyping.current) {
        isTyping.current = true;
        onChange(next);
        return;
      }
      waiting.current?.cancel();
      waiting.current = { value: next, cancel: whenPainted(() => tell.current()) };
      setTyped({ value: next });
    },
    leave: (): void => {
      isTyping.current = false;
      tell.current();
    },
  };
}
