// Whom a form may choose: the server is asked where it searches, otherwise everybody is here once and looked through.
import { beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { User } from '#schemas/types.ts';
import { gate } from '#tests/support/gate.ts';

const asked =
  vi.fn<(row: object, request: { query?: Record<string, string>; params?: { id: string } }) => unknown>();
const offersPages = vi.fn<() => Promise<boolean>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call: asked }));
vi.mock('#src/stores/meta.ts', () => ({ offersPages }));

const crowd: User[] = [
  { _id: 1, firstName: 'Ana', lastName: 'Horvat', email: 'ana@hosts.example', city: 'Split' },
  { _id: '2', firstName: 'Bo', lastName: 'Ek', email: 'bo@guests.example', country: 'Japan' },
  ...Array.from({ length: 30 }, (_, index) => ({
    _id: `g${index}`,
    firstName: `Guest${index}`,
    email: 'g@x.example',
  })),
];

beforeEach(() => {
  vi.resetModules();
  asked.mockReset();
  asked.mockImplementation((_row, { params }) =>
    Promise.resolve({ ok: true, data: params ? { _id: params.id, firstName: 'Late' } : crowd }),
  );
});
const load = () => import('#src/stores/people.ts');

test('a server that does not search is asked for everybody once; city and country are no names', async () => {
  offersPages.mockResolvedValue(false);
  const { findPeople } = await load();
  expect((await findPeople('AN')).map(({ _id }) => _id)).toEqual([1]);
  expect((await findPeople('ek bo@guests')).map(({ _id }) => _id)).toEqual(['2']);
  expect(await findPeople('split')).toEqual([]);
  expect(await findPeople('guest')).toHaveLength(limits.suggestions.most);
  expect(asked.mock.calls).toEqual([[calls.getAllUsers, {}]]);
});

test('a server that searches is asked for a page of those by the words', async () => {
  offersPages.mockResolvedValue(true);
  const { findPeople } = await load();
  expect((await findPeople('an')).map(({ _id }) => _id)).toEqual([1]);
  const query = { q: 'an', sort: 'firstName', limit: String(limits.list.rows) };
  expect(asked.mock.calls).toEqual([[calls.getAllUsers, { query }]]);
});

test('who was found is not asked for again; who is gone is known from who could not be asked for', async () => {
  offersPages.mockResolvedValue(false);
  const { findPeople, getPerson } = await load();
  await findPeople('ana');
  expect(await getPerson('1')).toMatchObject({ firstName: 'Ana' });
  expect(await getPerson('late')).toMatchObject({ firstName: 'Late' });
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue({ ok: false, kind: 'refused', status: 404, error: 'This user does not exist.' });
  expect(await getPerson('gone')).toBeNull();
  asked.mockResolvedValue({ ok: true, data: null });
  expect(await getPerson('gone')).toBeNull();
  for (const failure of [
    { kind: 'unreachable', status: 0, error: 'away' },
    { kind: 'refused', status: 403, error: 'Your role may not do this.' },
  ]) {
    asked.mockResolvedValue({ ok: false, ...failure });
    expect(await getPerson('unknown')).toBeUndefined();
  }
});

test('who changes while everybody is on the way is asked for again', async () => {
  offersPages.mockResolvedValue(false);
  const { findPeople } = await load();
  const { announceChange } = await import('#src/stores/row-changes.ts');
  let answer: (outcome: object) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = findPeople('ana');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  announceChange('user', '3', 1);
  answer({ ok: true, data: crowd });
  await first;
  asked.mockResolvedValue({ ok: true, data: [...crowd, { _id: '3', firstName: 'New' }] });
  expect((await findPeople('new')).map(({ _id }) => _id)).toEqual(['3']);
});

test('who changes while they are on the way is not kept as they were', async () => {
  const { getPerson } = await load();
  const { announceChange } = await import('#src/stores/row-changes.ts');
  const { passed, open } = gate<object>();
  asked.mockReturnValueOnce(passed);
  const first = getPerson('1');
  announceChange('user', '1', 2);
  open({ ok: true, data: { _id: 1, firstName: 'Ana' } });
  await first;
  expect(await getPerson('1')).toMatchObject({ firstName: 'Late' });
});

test.each([true, false])(
  'who changes while a search is on the way, paged or not (%j), is not kept as they were',
  async (isPaged) => {
    offersPages.mockResolvedValue(isPaged);
    const { findPeople, getPerson } = await load();
    const { announceChange } = await import('#src/stores/row-changes.ts');
    const { passed, open } = gate<object>();
    asked.mockReturnValueOnce(passed);
    const found = findPeople('ana');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    announceChange('user', '1', 2);
    open({ ok: true, data: crowd });
    await found;
    expect(await getPerson('1')).toMatchObject({ firstName: 'Late' });
  },
);

test('a search that fails is thrown', async () => {
  offersPages.mockResolvedValue(false);
  asked.mockResolvedValue({ ok: false, status: 0, error: 'away' });
  const { findPeople } = await load();
  await expect(findPeople('ana')).rejects.toThrow('away');
  asked.mockResolvedValue({ ok: true, data: crowd });
  expect(await findPeople('ana')).toHaveLength(1);
});

test.each([null, {}, 7])('where another server has %j for everybody, nobody is found', async (data) => {
  offersPages.mockResolvedValue(false);
  asked.mockResolvedValue({ ok: true, data });
  expect(await (await load()).findPeople('ana')).toEqual([]);
});

test('whoever was changed, by somebody else or here, is asked for again', async () => {
  offersPages.mockResolvedValue(false);
  const { findPeople, getPerson } = await load();
  const { announceChange } = await import('#src/stores/row-changes.ts');
  const { setBlocked } = await import('#src/stores/users.ts');
  await findPeople('ana');
  announceChange('user', '1', 2);
  expect(await getPerson('1')).toMatchObject({ firstName: 'Late' });
  await findPeople('ana');
  expect(asked.mock.calls.map(([row]) => row)).toEqual([calls.getAllUsers, calls.getUser, calls.getAllUsers]);
  await setBlocked({ _id: 1 }, true);
  expect(await getPerson('1')).toMatchObject({ firstName: 'Late' });
  asked.mockClear();
  await findPeople('ana');
  expect(asked.mock.calls).toEqual([[calls.getAllUsers, {}]]);
});
