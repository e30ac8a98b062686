import { useMedia } from './use-media.ts';

/** Whether the window is so narrow that a table becomes cards. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 640px)');
