import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 640px)';

function watch(changed: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is so narrow that a table becomes cards. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
