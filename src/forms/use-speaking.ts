import { useEffect, useMemo, useRef, useState } from 'react';
import type { Speaking } from './form-context.ts';

const nobody: ReadonlySet<string> = new Set();

/** Work that waits while the pointer is down, and is done after the click that its release causes. */
function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      setTimeout(() => waiting.current.splice(0).forEach((work) => work()));
    };
    const ends = ['pointerup', 'pointercancel', 'dragend'];
    window.addEventListener('pointerdown', press, true);
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);
  return useMemo(
    () => (work) => {
      if (isDown.current) waiting.current.push(work);
      else work();
    },
    [],
  );
}

export interface SpeakingState extends Speaking {
  speakAll: () => void;
  silence: () => void;
}

/**
 * Which fields may complain: those that were left, all after a refused submit, and those the server refused. The library
 * judges every field at each change and knows no "touched". A complaint that came while the pointer is down would move
 * the button being pressed from under it, and the click would be lost: it waits for the release.
 * @param refused what the server refused and was not changed since
 * @param onFirst called once the first field was left
 */
export function useSpeaking(refused: Readonly<Record<string, unknown>>, onFirst: () => void): SpeakingState {
  const [left, setLeft] = useState(nobody);
  const [isAll, setAll] = useState(false);
  const afterPress = useAfterPress();
  const first = useRef(onFirst);
  useEffect(() => {
    first.current = onFirst;
  });
  // Not while the field is being left: what was typed last is on its way to the form then.
  const hasLeft = left.size > 0;
  useEffect(() => {
    if (hasLeft) first.current();
  }, [hasLeft]);
  return useMemo(
    () => ({
      speaks: (path: string) => isAll || left.has(path) || path in refused,
      leave: (path: string) => {
        if (left.has(path)) return;
        afterPress(() => setLeft((paths) => new Set([...paths, path])));
      },
      speakAll: () => setAll(true),
      silence: () => {
        setLeft(nobody);
        setAll(false);
      },
    }),
    [afterPress, isAll, left, refused],
  );
}
