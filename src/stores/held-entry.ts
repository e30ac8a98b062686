// Back cannot be refused. While something is unsaved the same address stands twice in the history: Back then leads to
// the same screen, and only the answer to the question leads further. The second entry goes before anything else does.
import { entry } from '#src/browser/entry.ts';
import { unsaved } from './unsaved.ts';

let heldAt = '';
let isReleasing = false;

/** Whether the page stands at the second entry. */
export const isHeld = (): boolean => entry().unsaved === true;

/** Whether this is the address that stands, or stood, twice. */
export const wasHeldHere = (): boolean => window.location.pathname === heldAt;

export function hold(): void {
  heldAt = window.location.pathname;
  // The step back after a save is not seen: the page stays where it was scrolled to.
  history.scrollRestoration = 'manual';
  history.pushState({ unsaved: true }, '');
}

/** Takes the second entry away, then goes on. */
export function release(go?: () => void): void {
  if (isReleasing || !isHeld()) return go?.();
  isReleasing = true;
  const onLanded = (): void => {
    isReleasing = false;
    history.scrollRestoration = 'auto';
    go?.();
    // Typed again in the meantime.
    if (unsaved.isDirty && !isHeld()) hold();
  };
  window.addEventListener('popstate', onLanded, { once: true });
  history.back();
}

function goAfterStep(go: () => void): void {
  const onTaken = (): void => {
    // Whoever listened first is told first: what goes on now must not wait for the step once more.
    isReleasing = false;
    go();
  };
  window.addEventListener('popstate', onTaken, { once: true });
}

/** Goes at once, or after the step back that takes the second entry away, which would undo what went before it. */
export function afterStep(go: () => void): void {
  if (isReleasing) goAfterStep(go);
  else go();
}

/** The same for what comes with a save itself: the step back follows it. */
export function afterRelease(go: () => void): void {
  if (isHeld()) goAfterStep(go);
  else go();
}
