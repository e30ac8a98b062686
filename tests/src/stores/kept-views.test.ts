// Views that this browser keeps, of a server that keeps none: the tabs have them together.
import { afterAll, expect, test, vi } from 'vitest';
import type { View } from '#schemas/types.ts';

vi.mock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(false) }));
afterAll(() => vi.unstubAllGlobals());

const key = 'views:a';
const kept = new Map([['user', '{"_id":"a"}']]);
const page = new EventTarget();
vi.stubGlobal('window', page);
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
});
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { addView } = await import('#src/stores/view-changes.ts');
const { readViews, views } = await import('#src/stores/views.ts');

const view = (name: string) => ({ name, list: 'boats', path: '/home/boat', search: '' });
const namesIn = (all: readonly View[] | undefined): unknown[] => (all ?? []).map(({ name }) => name);

test('a view that another tab has saved is not lost by the next one that is saved here', async () => {
  await readViews();
  await addView(view('ours'));
  const theirs = [...(views.all ?? []), { ...view('theirs'), _id: 'b', shared: false }];
  kept.set(key, JSON.stringify(theirs));
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  await vi.waitFor(() => expect(namesIn(views.all)).toEqual(['ours', 'theirs']));
  await addView(view('next'));
  expect(namesIn(JSON.parse(kept.get(key) ?? '[]') as View[])).toEqual(['ours', 'theirs', 'next']);
});
