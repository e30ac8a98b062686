// What was typed and not saved yet, kept in the tab or the browser, so that it survives a reload and a session that ran out.
import { inTab, type Keeping } from '#src/browser/storage.ts';
import { changedKeys } from './dirty.ts';

type Data = Record<string, unknown>;

/** A changed field and its value; without a value, the field was emptied. */
type Change = [key: string, value?: unknown];

/** What a draft is called where it is kept. */
const storageKey = (key: string): string => `draft:${key}`;

const isChange = (change: unknown): change is Change =>
  Array.isArray(change) && typeof change[0] === 'string';

/** A full or forbidden storage costs the draft, never the form. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Keeps what differs from what was loaded, and only that: restored later, it does not undo what somebody else
 * changed in the other fields meanwhile. Without a difference the draft is dropped.
 * @param secrets fields that are never written down
 * @param storage the tab's own by default
 */
export function saveDraft(
  key: string,
  loaded: Data,
  data: Data,
  secrets: readonly string[] = [],
  storage: Keeping = inTab,
): void {
  const changes = changedKeys(loaded, data)
    .filter((name) => !secrets.includes(name))
    .map((name): Change => (data[name] === undefined ? [name] : [name, data[name]]));
  if (changes.length === 0) dropDraft(key, storage);
  else attempt(() => storage().setItem(storageKey(key), JSON.stringify(changes)));
}

/**
 * What was loaded with the kept changes put in; undefined when there is no draft, or none that still differs.
 * @param takes whether the form has a field now
 */
export function restoreDraft(
  key: string,
  loaded: Data,
  takes: (name: string) => boolean,
  storage: Keeping = inTab,
): Data | undefined {
  const text = attempt(() => storage().getItem(storageKey(key)));
  const changes = text ? attempt(() => JSON.parse(text) as unknown) : undefined;
  if (!Array.isArray(changes)) return undefined;
  const usable = changes.filter(isChange).filter(([name]) => takes(name));
  const restored = { ...loaded };
  for (const [name, value] of usable) restored[name] = value;
  return changedKeys(loaded, restored).length > 0 ? restored : undefined;
}

/** The ends of the keys that begin so, of the drafts that are kept; none where nothing may be kept. */
export function keptDrafts(beginning: string, storage: Keeping = inTab): string[] {
  const start = storageKey(beginning);
  const keys = attempt(() => Object.keys(storage())) ?? [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Forgets a draft: for a form that is left for good after its save. */
export function dropDraft(key: string, storage: Keeping = inTab): void {
  attempt(() => storage().removeItem(storageKey(key)));
}
