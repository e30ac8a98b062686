import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pauses } from '#src/components/controls/use-debounced.ts';

const earlier = ['submit', 'keydown', 'beforeunload', 'pagehide'];

const handsIn = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' || ctrlKey || metaKey;

/**
 * Calls back when typing rests, or before the form is handed in or the page left: a key that hands in does nothing while
 * the form has not heard of a change, and a draft is what the form has heard.
 * @returns calls it off
 */
function whenTypingRests(work: () => void): () => void {
  const early = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || handsIn(event)) flushSync(work);
  };
  const rest = setTimeout(work, pauses.field);
  for (const type of earlier) window.addEventListener(type, early, true);
  return () => {
    clearTimeout(rest);
    for (const type of earlier) window.removeEventListener(type, early, true);
  };
}

/**
 * What is typed is painted first and judged then: the form hears of the first key in a field at once, of those that
 * follow when typing rests, or when the field is left, the form handed in or the page left.
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
      waiting.current = { value: next, cancel: whenTypingRests(() => tell.current()) };
      setTyped({ value: next });
    },
    leave: (): void => {
      isTyping.current = false;
      tell.current();
    },
  };
}
