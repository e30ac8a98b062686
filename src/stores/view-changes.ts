// What is done to saved views; loaded with what does it.
import { calls } from '#schemas/calls.ts';
import type { SavedViewBody, View } from '#schemas/types.ts';
import { call, type Failure, type Outcome } from '#src/api/call.ts';
import { keepHere, readAnew, views } from './views.ts';

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
