// A list is asked for before its screen is drawn, and once more only when a person says so.
import { afterAll, expect, test, vi } from 'vitest';
import { definition as table } from '#schemas/generated/tables/users.js';
import { listWantedIn } from '#src/stores/list-search.ts';

const asked = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call: asked, isRefused: () => false }));
vi.mock('#src/stores/meta.ts', () => ({ offersPages: () => Promise.resolve(false) }));
vi.stubGlobal('window', { location: { search: '' } });
afterAll(() => void vi.unstubAllGlobals());

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { createList } = await import('#src/stores/list.ts');
const { calls } = await import('#schemas/calls.ts');

test('one that fails before it is drawn is not asked for again by the drawing, but by Retry', async () => {
  const list = createList({ table, call: calls.getAllUsers });
  asked.mockResolvedValueOnce({ ok: false, error: 'No answer.' });
  await list.begin();
  await list.load(listWantedIn(table, ''));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(list.state).toMatchObject({ state: 'failed', error: 'No answer.' });
  asked.mockResolvedValueOnce({ ok: true, data: [{ _id: 1 }], envelope: {} });
  await list.load(listWantedIn(table, ''));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(list.state).toMatchObject({ state: 'ready', rows: [{ _id: 1 }] });
});

test('one that was left is asked for anew by the next drawing', async () => {
  asked.mockReset().mockResolvedValue({ ok: true, data: [], envelope: {} });
  const list = createList({ table, call: calls.getAllUsers });
  await list.begin();
  list.leave();
  await list.load(listWantedIn(table, ''));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('one that was left is not asked for again by what has changed it, only by the next drawing', async () => {
  asked.mockReset().mockResolvedValue({ ok: true, data: [], envelope: {} });
  const list = createList({ table, call: calls.getAllUsers });
  await list.reload();
  expect(asked).not.toHaveBeenCalled();
  await list.load(listWantedIn(table, ''));
  await list.reload();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a row that has come by itself already is not added twice', async () => {
  asked.mockReset().mockResolvedValue({ ok: true, data: [{ _id: 1 }, { _id: 2 }], envelope: {} });
  const list = createList({ table, call: calls.getAllUsers });
  await list.load(listWantedIn(table, ''));
  list.add({ _id: 2, firstName: 'Ana' });
  list.add({ _id: 3 });
  expect(list.state.rows.map(({ _id }) => _id)).toEqual([3, 1, 2]);
  expect(list.find('2')).toMatchObject({ firstName: 'Ana' });
});

test('of a row beside the page no older version is found than the one it has now', async () => {
  asked.mockReset().mockResolvedValue({ ok: true, data: [{ _id: 1 }], envelope: { page: { next: null } } });
  const list = createList({ table, call: calls.getAllUsers });
  await list.load(listWantedIn(table, ''));
  list.replace({ _id: 9, version: 3 });
  list.outdate('9', 3);
  expect(list.find('9')).toMatchObject({ version: 3 });
  list.outdate('9', 4);
  expect(list.find('9')).toBeUndefined();
});
