// Saved views of the lists: kept by our server, of another one by this browser.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { SavedViewBody, View } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Failure, type Outcome } from '#src/api/call.ts';
import { remember, remembered } from '#src/browser/storage.ts';
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
  try {
    const kept: unknown = JSON.parse(remembered(keyOfAdmin()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function keepHere(all: View[]): void {
  views.all = all;
  remember(keyOfAdmin(), JSON.stringify(all));
}

let readFor: string | undefined;
let isListening = false;

async function readAnew(): Promise<void> {
  views.isServed = await offers('views');
  if (!views.isServed) {
    views.all = keptHere();
    return;
  }
  const outcome = await call(calls.getViews, {});
  views.error = outcome.ok ? undefined : outcome.error;
  if (outcome.ok) views.all = outcome.data;
}

/** Reads them once for each admin who signs in. */
export async function readViews(): Promise<void> {
  if (readFor === keyOfAdmin() && views.all !== undefined && !views.error) return;
  if (readFor !== keyOfAdmin()) views.all = undefined;
  readFor = keyOfAdmin();
  if (!isListening) onChanged('view', () => void readAnew());
  isListening = true;
  await readAnew();
}

const bodyOf = ({ list, path, name, search, order, sizes, density }: View): SavedViewBody =>
  ({
    ...{ list, path, name, search },
    ...(order ? { order: [...order] } : {}),
    ...(sizes ? { sizes: { ...sizes } } : {}),
    ...(density ? { density } : {}),
  }) as SavedViewBody;

/** @returns the failure, or the new view */
export async function addView(body: SavedViewBody): Promise<Outcome<View>> {
  if (!views.isServed) {
    const view: View = { ...body, _id: crypto.randomUUID(), shared: false };
    keepHere([...(views.all ?? []), view]);
    return { ok: true, data: view, envelope: { flag: true, data: view } };
  }
  const outcome = await call(calls.addView, { body });
  if (outcome.ok)
    views.all = [...(views.all ?? []).filter(({ _id }) => _id !== outcome.data._id), outcome.data];
  return outcome;
}

const withChanged = (id: string, change: Partial<View>): View[] =>
  (views.all ?? []).map((one) => (one._id === id ? { ...one, ...change } : one));

export async function changeView(
  view: View,
  change: Partial<SavedViewBody>,
): Promise<Failure<View> | undefined> {
  if (!views.isServed) {
    keepHere(withChanged(view._id, change));
    return undefined;
  }
  const body = { ...bodyOf(view), ...change };
  const outcome = await call(calls.changeView, { params: { id: view._id }, body, version: view.version });
  if (!outcome.ok) {
    await readAnew();
    return outcome;
  }
  views.all = withChanged(view._id, outcome.data);
  return undefined;
}

/** Only where the server keeps them. */
export async function shareView({ _id, version }: View, shared: boolean): Promise<Failure<View> | undefined> {
  const outcome = await call(calls.shareView, { params: { id: _id }, body: { shared }, version });
  if (!outcome.ok) {
    await readAnew();
    return outcome;
  }
  views.all = withChanged(_id, outcome.data);
  return undefined;
}

export async function removeView({ _id, version }: View): Promise<Failure | undefined> {
  const others = (views.all ?? []).filter((one) => one._id !== _id);
  if (!views.isServed) {
    keepHere(others);
    return undefined;
  }
  const outcome = await call(calls.deleteView, { params: { id: _id }, version });
  if (!outcome.ok) {
    await readAnew();
    return outcome;
  }
  views.all = others;
  return undefined;
}

/** Puts the views of a list in this order, of which at most one is the default. */
export async function arrangeViews(list: string, wanted: readonly View[]): Promise<Failure | undefined> {
  const others = (views.all ?? []).filter((one) => one.list !== list);
  const before = views.all;
  const all = [...others, ...wanted];
  if (!views.isServed) {
    keepHere(all);
    return undefined;
  }
  views.all = all;
  const order = wanted.map(({ _id }) => _id);
  const chosen = wanted.find(({ isDefault }) => isDefault)?._id ?? null;
  const outcome = await call(calls.arrangeViews, { params: { list }, body: { order, default: chosen } });
  if (outcome.ok) return undefined;
  views.all = before;
  return outcome;
}
