// What has been typed and not saved, on the screen that is shown: leaving it is asked about first.
import { proxy } from 'valtio';

const dirty = new Map<string, () => void>();
let proceed: (() => void) | undefined;
/** What is left; without it everything is. */
let left: readonly string[] | undefined;

export const unsaved = proxy<{ isDirty: boolean; isAsking: boolean }>({ isDirty: false, isAsking: false });

/**
 * Says whether a form differs from what was loaded.
 * @param key the form, as its draft is called
 * @param discard forgets what was typed, when the answer is to leave
 */
export function markUnsaved(key: string, isDirty: boolean, discard: () => void): void {
  if (isDirty) dirty.set(key, discard);
  else dirty.delete(key);
  unsaved.isDirty = dirty.size > 0;
}

/** @param key the form, as its draft is called */
export const isUnsaved = (key: string): boolean => dirty.has(key);

/**
 * Goes at once when nothing is unsaved, otherwise asks first.
 * @param keys the form that is left, and what is chosen beside it, where what lies beneath stays
 */
export function leaveWith(go: () => void, ...keys: string[]): void {
  if (keys.length === 0 ? !unsaved.isDirty : !keys.some((key) => dirty.has(key))) return go();
  proceed = go;
  left = keys.length === 0 ? undefined : keys;
  unsaved.isAsking = true;
}

export function stay(): void {
  proceed = undefined;
  unsaved.isAsking = false;
}

/** Forgets what was typed: it is left, or what it was typed into is gone. */
export function forgetUnsaved(only?: readonly string[]): void {
  for (const [key, discard] of dirty) {
    if (only && !only.includes(key)) continue;
    discard();
    dirty.delete(key);
  }
  unsaved.isDirty = dirty.size > 0;
}

/**
 * Forgets what was typed and goes where the person wanted to.
 * @param prepare is handed the going, to do something before it, unless something is still unsaved
 */
export function leave(prepare: (go: () => void) => void = (go) => go()): void {
  const go = proceed;
  forgetUnsaved(left);
  stay();
  if (unsaved.isDirty) go?.();
  else if (go) prepare(go);
}
