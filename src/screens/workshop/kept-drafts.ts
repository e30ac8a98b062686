import { storageKey } from '#src/forms/draft.ts';

/** The ends of the keys that begin so, of the drafts that this browser keeps; none where it keeps nothing. */
export function keptDrafts(beginning: string): string[] {
  const start = storageKey(beginning);
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
  } catch {
    return [];
  }
}
