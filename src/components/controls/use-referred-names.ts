import { useAskedOnce, type AskedOnce } from './use-asked-once.ts';
import type { Referred } from './reference-picker.tsx';

/** Finds the row of a list with a key; nothing when it is gone. It throws where nobody can be asked. */
export type FindReferred = (list: string, id: string) => Promise<Referred | undefined>;

/** What rows that are referred to are called: nothing until that is known, and when they are gone. */
export const useReferredNames = (
  find: FindReferred | undefined,
): AskedOnce<[list: string, id: string], string> =>
  useAskedOnce(find && (async (list: string, id: string) => (await find(list, id))?.name));
