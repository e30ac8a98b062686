import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Tells which field was left; several inputs in a `data-together` are one. While the pointer is down it waits for its release: a text that appeared at the field
 * would move the button being pressed from under the pointer, and the click would be lost.
 */
export function useLeftField(onLeave: (id: string) => void): (event: FocusEvent) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // After the click that the release causes.
      setTimeout(() => waiting.current.splice(0).forEach((leave) => leave()));
    };
    const ends = ['pointerup', 'pointercancel', 'dragend'];
    window.addEventListener('pointerdown', press, true);
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);
  return ({ target, relatedTarget }) => {
    const group = target.closest('[data-together]');
    if (group?.contains(relatedTarget)) return;
    const { id } = group ?? target;
    if (isDown.current) waiting.current.push(() => onLeave(id));
    else onLeave(id);
  };
}
