// The boat that is looked at, while answers about others, and about what it was, come late.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Boat, User } from '#schemas/types.ts';

type Asked = { params: Record<string, string> };
const call = vi.fn<(row: object, asked: Asked) => Promise<unknown>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));
const emit = vi.fn();
vi.mock('#src/api/socket.ts', () => ({ emit }));
vi.mock('#src/stores/opened.ts', () => ({ keepOpened: vi.fn() }));
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
afterAll(() => void vi.unstubAllGlobals());

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { closeBoat, currentBoat, loadSimilarBoats, openBoat, refreshBoat, showSaved, takeBoat } =
  await import('#src/stores/current-boat.ts');
const { decideDocument } = await import('#src/stores/document-decision.ts');
const { toasts } = await import('#src/stores/toasts.ts');
const { calls } = await import('#schemas/calls.ts');

const boat = (id: string, version = 1): Boat => ({
  _id: id,
  version,
  location1: 'Split',
  user: { _id: `host of ${id}` },
});
const good = (data: unknown) => ({ ok: true, data, envelope: {} });

/** Answers each question when the test says so. */
function answers() {
  const open = new Map<string, (data: unknown) => void>();
  call.mockImplementation(
    (row, { params }) =>
      new Promise((resolve) => {
        const name = Object.keys(calls).find((key) => calls[key as keyof typeof calls] === row);
        open.set(`${name} ${Object.values(params).at(-1)}`, (data) => resolve(good(data)));
      }),
  );
  return async (question: string, data: unknown): Promise<void> => {
    await vi.waitFor(() => expect([...open.keys()]).toContain(question));
    open.get(question)?.(data);
    open.delete(question);
    await new Promise((resolve) => setTimeout(resolve));
  };
}

beforeEach(() => {
  call.mockReset();
  closeBoat();
  toasts.waiting = [];
});

const host = (id: string): User => ({ _id: `host of ${id}`, firstName: id });

test('the host of the boat before, who comes late, is not shown beside this one', async () => {
  const answer = answers();
  const first = openBoat('a');
  await answer('getBoat a', boat('a'));
  const second = openBoat('b');
  await answer('getBoat b', boat('b'));
  await answer('getUser host of b', host('b'));
  await answer('getUser host of a', host('a'));
  expect(await Promise.all([first, second])).toEqual(['dropped', 'opened']);
  expect(currentBoat).toMatchObject({ state: 'ready', boat: { _id: 'b' }, host: { firstName: 'b' } });
});

test('nor are boats near the one before', async () => {
  const answer = answers();
  const opened = openBoat('a');
  await answer('getBoat a', boat('a'));
  await answer('getUser host of a', host('a'));
  await opened;
  const near = loadSimilarBoats(boat('a'));
  void openBoat('b');
  await answer('getBoat b', boat('b'));
  await answer('getSimilarBoats a', [boat('c')]);
  await near;
  expect(currentBoat.similar).toEqual([]);
});

test('a boat is not similar to itself, whichever server says so', async () => {
  Object.assign(currentBoat, { boat: boat('a'), similar: [] });
  call.mockResolvedValueOnce(good([boat('a'), null, boat('c')]));
  await loadSimilarBoats(boat('a'));
  expect(currentBoat.similar.map(({ _id }) => _id)).toEqual(['c']);
});

test('of two changes the newer one stays, in whichever order the answers come', async () => {
  const answer = answers();
  const opened = openBoat('a');
  await answer('getBoat a', boat('a'));
  await answer('getUser host of a', host('a'));
  await opened;
  const changed = refreshBoat('a', 2);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  call.mockResolvedValueOnce(good(boat('a', 3)));
  await refreshBoat('a', 3);
  await answer('getBoat a', boat('a', 2));
  await changed;
  expect(currentBoat.boat?.version).toBe(3);
});

test('a boat that is opened again and saved before it is answered stays as it was saved', async () => {
  const answer = answers();
  const opened = openBoat('a');
  await answer('getBoat a', boat('a'));
  await answer('getUser host of a', host('a'));
  await opened;
  const again = openBoat('a');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  showSaved(boat('a'), good(boat('a', 2)) as never, {});
  await answer('getBoat a', boat('a'));
  await answer('getUser host of a', host('a'));
  await again;
  expect(currentBoat.boat?.version).toBe(2);
});

test('a boat that is shown nowhere is not asked for', async () => {
  await refreshBoat('z', 2);
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['404', { ok: false, kind: 'refused', status: 404, error: 'Gone.' }, 'Gone.'],
  ['nothing', good(null), { key: '{{label}} does not exist any more.', values: { label: 'This boat' } }],
])(
  'a boat that is gone, answered with %s, is no boat any more, and that is said',
  async (_, answer, text) => {
    call.mockResolvedValueOnce(answer);
    expect(await openBoat('a')).toBe('dropped');
    expect(currentBoat).toMatchObject({ state: 'none', boat: null });
    expect(kept.get('currentBoat')).toBeUndefined();
    expect(toasts.waiting).toMatchObject([{ kind: 'error', text }]);
  },
);

test.each([
  ['a server in trouble', 503],
  ['a proxy that knows no such address', 404],
])('one that could not be read of %s may be asked for again', async (_, status) => {
  call.mockResolvedValueOnce({ ok: false, kind: 'unreachable', status, error: 'Later.' });
  expect(await openBoat('a')).toBe('failed');
  expect(currentBoat).toMatchObject({ state: 'failed', error: 'Later.' });
  expect([kept.get('currentBoat'), toasts.waiting]).toEqual(['a', []]);
});

test('the owner that a boat names by the key alone is its host', async () => {
  call.mockImplementation((row) =>
    Promise.resolve(good(row === calls.getBoat ? { _id: 'a', user: 'host of a' } : host('a'))),
  );
  await openBoat('a');
  expect(currentBoat.host).toMatchObject({ firstName: 'a' });
});

test('a host, or boats near this one, that cannot be read are told', async () => {
  call.mockImplementation((row) =>
    Promise.resolve(
      row === calls.getBoat ? good(boat('a')) : { ok: false, kind: 'unreachable', error: 'Away.' },
    ),
  );
  expect(await openBoat('a')).toBe('opened');
  await loadSimilarBoats(boat('a'));
  expect(toasts.waiting.map(({ kind, text }) => [kind, text])).toEqual([
    ['error', 'Away.'],
    ['error', 'Away.'],
  ]);
});

test.each([undefined, 'host of a', { _id: 'host of a' }])(
  'the alert of a decision goes to the owner, whom the answer names as %j',
  async (user) => {
    call.mockResolvedValue({ ok: true, data: undefined, envelope: { user } });
    await decideDocument(boat('a'), 'navigation', 'approved');
    const message = "Admin Aprrove the document's navigation";
    expect(emit).toHaveBeenLastCalledWith(expect.any(String), { userId: 'host of a', message });
  },
);

test('what was decided is shown where a server without versions answers the boat as it was', async () => {
  const { version: _, ...before } = { ...boat('old'), status: { navigation: 0, authorization: 1 } };
  call.mockResolvedValueOnce(good(before)).mockResolvedValueOnce(good(host('old')));
  await openBoat('old');
  call.mockResolvedValue(good(before));
  await decideDocument(before, 'navigation', 'approved');
  expect(currentBoat.boat?.status).toEqual({ navigation: 1, authorization: 1 });
});

test('a document that was decided while another one was under way stays decided, on a server that knows no versions', async () => {
  const { version: _, ...plain } = boat('a');
  const status = { navigation: 0, authorization: 0 };
  takeBoat({ ...plain, status }, null);
  call.mockResolvedValue({ ok: true, data: undefined, envelope: { flag: true } });
  // Both were begun from the boat as it was.
  await decideDocument({ ...plain, status }, 'navigation', 'approved');
  await decideDocument({ ...plain, status }, 'authorization', 'pending');
  expect(currentBoat.boat).toMatchObject({ status: { navigation: 1, authorization: 2 } });
});

test('what a boat did not have before it was saved is gone when that is undone, on a server that knows no versions', () => {
  const { version: _, ...plain } = boat('a');
  takeBoat({ ...plain, capacity: 8 }, null);
  showSaved(plain, good(undefined) as never, {});
  expect(currentBoat.boat).not.toHaveProperty('capacity');
});

test('the late answer to an older change takes back nothing', () => {
  takeBoat({ ...boat('a', 3), capacity: 8 }, null);
  showSaved(boat('a'), good({ ...boat('a', 2), capacity: 6 }) as never, { capacity: 6 });
  expect(currentBoat.boat?.capacity).toBe(8);
});
