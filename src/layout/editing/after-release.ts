// While something is unsaved the same address stands twice in the history (leave-guard.tsx); what comes after a save waits
// until the second entry is gone, or the step back would undo it.

const isHeld = (): boolean => (history.state as Record<string, unknown> | null)?.['unsaved'] === true;

/** Goes at once, or when the second entry is gone. */
export function afterRelease(go: () => void): void {
  if (isHeld()) window.addEventListener('popstate', go, { once: true });
  else go();
}
