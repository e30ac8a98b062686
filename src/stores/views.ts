// Saved views of the lists: kept by our server, of another one by this browser.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { View } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { onOtherTab, recalled, remember } from '#src/browser/storage.ts';
import { askAnew } from './late-answers.ts';
import { offers } from './meta.ts';
import { onChanged } from './row-changes.ts';
import { session } from './session.ts';

interface Views {
  /** Those of all lists, in order; unknown until they are read. */
  all: View[] | undefined;
  /** The server keeps them, so that they can be shared. */
  isServed: boolean;
  error: Text | undefined;
}

export const views = proxy<Views>({ all: undefined, isServed: false, error: undefined });

export const viewsOf = (all: readonly View[] | undefined, list: string): View[] =>
  (all ?? []).filter((view) => view.list === list);

/** The name of a view in an address; this one means: none, not even the one that the list opens with. */
export const noView = 'none';
export const viewKey = 'view';

/** The address that shows a list as a view has it. Its filters say the same to whoever does not have the view. */
export function addressOf({ path, search, _id }: Pick<View, 'path' | 'search' | '_id'>): string {
  const params = new URLSearchParams(search);
  params.set(viewKey, _id);
  return `${path}?${params.toString()}`;
}

const keyOfAdmin = (): string => `views:${session.admin?._id}`;

const isView = (value: unknown): value is View => {
  const { _id, list, path, name, search } = (value ?? {}) as Partial<Record<keyof View, unknown>>;
  return [_id, list, path, name, search].every((part) => typeof part === 'string');
};

function keptHere(): View[] {
  const kept = recalled(keyOfAdmin());
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

/** Shows them as they are after a change: what was asked before it is not waited for. */
export function showViews(all: View[]): void {
  askAnew(views);
  views.all = all;
}

export function keepHere(all: View[]): void {
  showViews(all);
  remember(keyOfAdmin(), JSON.stringify(all));
}

let readFor: string | undefined;
let isListening = false;
let stopFollowing = (): void => undefined;

export async function readAnew(): Promise<void> {
  views.isServed = await offers('views');
  if (!views.isServed) {
    views.all = keptHere();
    return;
  }
  const isAwaited = askAnew(views);
  const outcome = await call(calls.getViews, {});
  if (!isAwaited()) return;
  views.error = outcome.ok ? undefined : outcome.error;
  if (outcome.ok) views.all = outcome.data;
}

/** Reads them once for each admin who signs in. */
export async function readViews(): Promise<void> {
  if (readFor === keyOfAdmin() && views.all !== undefined && !views.error) return;
  if (readFor !== keyOfAdmin()) {
    views.all = undefined;
    readFor = keyOfAdmin();
    stopFollowing();
    // What this browser keeps is kept by its other tabs too: written over, theirs would be lost.
    stopFollowing = onOtherTab(readFor, () => void readAnew());
  }
  if (!isListening) onChanged('view', () => void readAnew());
  isListening = true;
  await readAnew();
}
