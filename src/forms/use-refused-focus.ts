import { useEffect, useState, type RefObject } from 'react';
import { firstControl } from './first-control.ts';

/** Of a list nothing but the complaint says that it is refused. */
const complaint = '[id$="__error"]';
const refused = `[aria-invalid="true"], ${complaint}`;

/**
 * Puts the focus into the first refused field of a place: after each answer of the server, and when told.
 * @returns tells that a submit was refused here
 */
export function useRefusedFocus(place: RefObject<HTMLElement | null>, answer: unknown): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(refused);
    const isTold = first?.matches(complaint);
    const field = isTold ? first?.closest<HTMLElement>('[data-field]') : first;
    // What is refused as a whole takes no focus itself.
    ((field && firstControl(field)) ?? field)?.focus();
  }, [refusals, answer, place]);
  return () => setRefusals((count) => count + 1);
}
