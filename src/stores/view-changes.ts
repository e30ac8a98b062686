// What is done to saved views; loaded with what does it.
import { calls } from '#schemas/calls.ts';
import type { SavedViewBody, View } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { randomKey } from '#src/api/submits.ts';
import { inTurn } from './in-turn.ts';
import { keepHere, readAnew, showViews, views } from './views.ts';

/** A view that is not kept yet. */
export type NewView = Omit<View, '_id' | 'shared' | 'isDefault' | 'version'>;

const bodyOf = ({ list, path, search, order, sizes, density, ...data }: NewView): SavedViewBody =>
  ({
    ...{ data, list, path, search },
    ...(order ? { order } : {}),
    ...(sizes ? { sizes } : {}),
    ...(density ? { density } : {}),
  }) as SavedViewBody;

/** @returns the failure, or the new view */
export async function addView(said: NewView): Promise<Outcome<View>> {
  if (!views.isServed) {
    const view: View = { ...said, _id: randomKey(), shared: false };
    keepHere([...(views.all ?? []), view]);
    return { ok: true, data: view, envelope: { flag: true, data: view } };
  }
  const outcome = await call(calls.addView, { body: bodyOf(said) });
  if (outcome.ok)
    showViews([...(views.all ?? []).filter(({ _id }) => _id !== outcome.data._id), outcome.data]);
  return outcome;
}

const withChanged = (id: string, change: Partial<View>): View[] =>
  (views.all ?? []).map((one) => (one._id === id ? { ...one, ...change } : one));

export async function changeView(view: View, change: Partial<NewView>): Promise<Failure<View> | undefined> {
  if (!views.isServed) {
    keepHere(withChanged(view._id, change));
    return undefined;
  }
  const { _id, shared: _shared, isDefault: _isDefault, version, ...said } = view;
  const body = bodyOf({ ...said, ...change });
  const outcome = await call(calls.changeView, { params: { id: _id }, body, version });
  if (!outcome.ok) {
    await readAnew();
    return outcome;
  }
  showViews(withChanged(view._id, outcome.data));
  return undefined;
}

/** Only where the server keeps them. */
export async function shareView({ _id, version }: View, shared: boolean): Promise<Failure<View> | undefined> {
  const outcome = await call(calls.shareView, { params: { id: _id }, body: { shared }, version });
  if (!outcome.ok) {
    await readAnew();
    return outcome;
  }
  showViews(withChanged(_id, outcome.data));
  return undefined;
}

export const removeView: Save<View, undefined> = async ({ _id, version }) => {
  const others = (): View[] => (views.all ?? []).filter((one) => one._id !== _id);
  if (!views.isServed) {
    keepHere(others());
    return undefined;
  }
  const outcome = await call(calls.deleteView, { params: { id: _id }, version });
  if (!outcome.ok) {
    await readAnew();
    return outcome as Failure<View>;
  }
  showViews(others());
  return undefined;
};

/** The orders that are on their way, and whether one of them was refused. */
const orders = { left: 0, isRefused: false };

/** Puts the views of a list in this order, of which at most one is the default. */
export async function arrangeViews(list: string, wanted: readonly View[]): Promise<Failure | undefined> {
  const before = views.all;
  const all = [...(before ?? []).filter((one) => one.list !== list), ...wanted];
  if (!views.isServed) {
    keepHere(all);
    return undefined;
  }
  showViews(all);
  orders.left += 1;
  const order = wanted.map(({ _id }) => _id);
  const chosen = wanted.find(({ isDefault }) => isDefault)?._id ?? null;
  // One order after the other: of two that are on their way at once the server might keep the first.
  return inTurn('views', undefined, async () => {
    const outcome = await call(calls.arrangeViews, { params: { list }, body: { order, default: chosen } });
    orders.left -= 1;
    orders.isRefused ||= !outcome.ok;
    // While another one is on its way that one is shown.
    if (orders.isRefused && orders.left === 0) {
      orders.isRefused = false;
      await readAnew();
      // Nor can it be read how they stand.
      if (views.error && before) showViews(before);
    }
    return outcome.ok ? undefined : outcome;
  });
}
