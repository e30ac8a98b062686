// A list is asked for before its screen is drawn, and once more only when a person says so.
import { afterAll, describe, expect, test, vi } from 'vitest';
import { definition as table } from '#schemas/generated/tables/users.js';
import { listWantedIn } from '#src/stores/list-search.ts';
import { gate } from '#tests/support/gate.ts';

const asked = vi.fn<(call: unknown, request: { query?: Record<string, string> }) => Promise<unknown>>();
const offersPages = vi.fn(() => Promise.resolve(false));
vi.mock('#src/api/call.ts', () => ({ call: asked, isRefused: () => false }));
vi.mock('#src/stores/meta.ts', () => ({ offersPages }));
vi.stubGlobal('window', { location: { search: '' } });
afterAll(() => void vi.unstubAllGlobals());

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { createList } = await import('#src/stores/list.ts');
const { calls } = await import('#schemas/calls.ts');
const { toasts } = await import('#src/stores/toasts.ts');

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

test('a row that has moved behind the page meanwhile stands in the list once', async () => {
  const page = (ids: number[], next: string | null) => ({
    ok: true,
    data: ids.map((_id) => ({ _id })),
    envelope: { page: { next } },
  });
  offersPages.mockResolvedValue(true);
  asked
    .mockReset()
    .mockResolvedValueOnce(page([1, 2], 'b'))
    .mockResolvedValue(page([2, 3], null));
  const list = createList({ table, call: calls.getAllUsers });
  await list.load(listWantedIn(table, ''));
  await list.more();
  offersPages.mockResolvedValue(false);
  expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 2, 3]);
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

const page = (ids: number[], next: string | null) => ({
  ok: true,
  data: ids.map((_id) => ({ _id })),
  envelope: { page: { next } },
});
/** The queries of the pages that were asked for; those that count are not among them. */
const limits = () =>
  asked.mock.calls.flatMap(([, { query }]) => (query?.['count'] ? [] : [query?.['limit']]));

test('pages that were appended are asked for again with the first one', async () => {
  offersPages.mockResolvedValue(true);
  asked.mockReset().mockResolvedValue(page([1, 2], 'n'));
  const list = createList({ table, call: calls.getAllUsers });
  await list.load({ ...listWantedIn(table, ''), size: 2 });
  asked.mockResolvedValue(page([3, 4], 'm'));
  await list.more();
  asked.mockResolvedValue(page([1, 2, 3, 4], 'm'));
  await list.reload();
  expect(limits()).toEqual(['2', '2', '4']);
  expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 2, 3, 4]);
  list.leave();
  await list.load({ ...listWantedIn(table, ''), size: 2 });
  expect(limits().at(-1)).toBe('2');
});

test('more rows than one call answers are asked for again by as many calls as they need', async () => {
  const count = 250;
  const all = Array.from({ length: 300 }, (_, at) => at);
  offersPages.mockResolvedValue(true);
  asked.mockReset().mockImplementation((_call, { query = {} }) => {
    const from = Number(query['after'] ?? 0);
    const to = from + Math.min(Number(query['limit']), 100);
    return Promise.resolve(page(all.slice(from, to), to < all.length ? String(to) : null));
  });
  const list = createList({ table, call: calls.getAllUsers });
  await list.load({ ...listWantedIn(table, ''), size: 50 });
  while (list.state.rows.length < count) await list.more();
  await list.reload();
  expect(limits().slice(-3)).toEqual(['100', '100', '50']);
  expect(list.state.rows.map(({ _id }) => _id)).toEqual(all.slice(0, count));
  expect(list.state.next).toBe(String(count));
});

describe('one that is come back to', () => {
  const wanted = { ...listWantedIn(table, ''), size: 2 };
  async function leftWithTwoPages() {
    offersPages.mockResolvedValue(true);
    asked.mockReset().mockResolvedValue(page([1, 2], 'n'));
    const list = createList({ table, call: calls.getAllUsers });
    await list.load(wanted);
    asked.mockResolvedValue(page([3, 4], 'm'));
    await list.more();
    list.leave();
    return list;
  }

  test('stands as it was left, and is asked for again in one piece', async () => {
    const list = await leftWithTwoPages();
    expect(list.state).toMatchObject({ state: 'idle', rows: [] });
    asked.mockResolvedValue(page([1, 2, 3, 5], 'm'));
    list.resume(wanted);
    const drawn = list.load(wanted);
    expect(list.state).toMatchObject({ state: 'ready', next: 'm', isLoadingMore: false });
    expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 2, 3, 4]);
    await drawn;
    await vi.waitFor(() => expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 2, 3, 5]));
    expect(limits()).toEqual(['2', '2', '4']);
  });

  test('shows what has changed meanwhile', async () => {
    const list = await leftWithTwoPages();
    list.replace({ _id: 2, firstName: 'Ana' });
    list.remove(3);
    list.resume(wanted);
    expect(list.state.rows).toEqual([{ _id: 1 }, { _id: 2, firstName: 'Ana' }, { _id: 4 }]);
  });

  test('is asked for anew where something else is wanted', async () => {
    const list = await leftWithTwoPages();
    list.resume({ ...wanted, text: 'ana' });
    expect(list.state.state).toBe('idle');
    await list.load({ ...wanted, text: 'ana' });
    list.leave();
    list.resume(wanted);
    expect(list.state.state).toBe('idle');
  });

  test('stays as it was left where no answer comes, and says so', async () => {
    const list = await leftWithTwoPages();
    toasts.waiting.length = 0;
    asked.mockResolvedValue({ ok: false, error: 'The server did not answer.' });
    list.resume(wanted);
    await vi.waitFor(() => expect(toasts.waiting).toMatchObject([{ text: 'The server did not answer.' }]));
    expect(list.state).toMatchObject({
      state: 'ready',
      rows: [{ _id: 1 }, { _id: 2 }, { _id: 3 }, { _id: 4 }],
    });
    toasts.waiting.length = 0;
  });
});

test('a next page that does not come is told of, and asked for again', async () => {
  offersPages.mockResolvedValue(true);
  asked.mockReset().mockResolvedValue(page([1], 'n'));
  const list = createList({ table, call: calls.getAllUsers });
  await list.load(listWantedIn(table, ''));
  asked.mockResolvedValueOnce({ ok: false, error: 'The server did not answer.' });
  await list.more();
  expect(toasts.waiting).toMatchObject([{ kind: 'error', text: 'The server did not answer.' }]);
  asked.mockResolvedValueOnce(page([2], null));
  await list.more();
  expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 2]);
});

test('a late page of a list that was left says nothing of the next one that is asked for', async () => {
  offersPages.mockResolvedValue(true);
  asked.mockReset().mockResolvedValue(page([1], 'n'));
  const list = createList({ table, call: calls.getAllUsers });
  await list.load(listWantedIn(table, ''));
  const { passed: late, open: giveLate } = gate<unknown>();
  asked.mockReturnValueOnce(late);
  const left = list.more();
  list.leave();
  await list.load(listWantedIn(table, ''));
  const { passed: next, open: giveNext } = gate<unknown>();
  asked.mockReturnValueOnce(next);
  const more = list.more();
  giveLate(page([2], null));
  await left;
  expect(list.state.isLoadingMore).toBe(true);
  giveNext(page([3], null));
  await more;
  expect(list.state.rows.map(({ _id }) => _id)).toEqual([1, 3]);
});
