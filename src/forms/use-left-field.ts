import { useEffect, useRef, type FocusEvent } from 'react';

export interface LeftField {
  leave: (event: FocusEvent) => void;
  /** Does it at once, or, while the pointer is down, when it is released. */
  afterPress: (work: () => void) => void;
}

/**
 * Tells which field was left; several inputs in a `data-together` are one. While the pointer is down it waits for its
 * release: a text that came to the field, or went from it, would move the button being pressed from under the pointer,
 * and the click would be lost.
 */
export function useLeftField(onLeave: (id: string) => void): LeftField {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // After the click that the release causes.
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
  const afterPress = (work: () => void): void => {
    if (isDown.current) waiting.current.push(work);
    else work();
  };
  return {
    afterPress,
    leave: ({ target, relatedTarget }) => {
      const group = target.closest('[data-together]');
      if (group?.contains(relatedTarget)) return;
      const { id } = group ?? target;
      afterPress(() => onLeave(id));
    },
  };
}
