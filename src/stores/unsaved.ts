// What has been typed and not saved, on the screen that is shown: leaving it is asked about first.
import { proxy } from 'valtio';

const dirty = new Map<string, () => void>();
let proceed: (() => void) | undefined;
/** The only form that is left; without it all of them are. */
let left: string | undefined;

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

/**
 * Goes at once when nothing is unsaved, otherwise asks first.
 * @param key the form that is left, where what lies beneath it stays
 */
export function leaveWith(go: () => void, key?: string): void {
  if (key === undefined ? !unsaved.isDirty : !dirty.has(key)) return go();
  proceed = go;
  left = key;
  unsaved.isAsking = true;
}

export function stay(): void {
  proceed = undefined;
  unsaved.isAsking = false;
}

/** Forgets what was typed: it is left, or what it was typed into is gone. */
export function forgetUnsaved(only?: string): void {
  for (const [key, discard] of dirty) {
    if (only !== undefined && key !== only) continue;
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
