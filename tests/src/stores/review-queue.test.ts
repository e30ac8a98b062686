// The queue of a review that is read anew while an older reading is under way.
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

type Asked = { query?: { after?: string }; params?: { id: string } };
const call = vi.fn<(row: object, asked: Asked) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call, imageUrl: () => undefined }));
vi.mock('#src/stores/meta.ts', () => ({
  offers: () => Promise.resolve(true),
  offersPages: () => Promise.resolve(true),
}));
// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { decideInQueue, followerOf, followQueue, loadQueue, queue, showInQueue } =
  await import('#src/stores/review-queue.ts');
const { currentBoat, takeBoat } = await import('#src/stores/current-boat.ts');
const { announceChange } = await import('#src/stores/row-changes.ts');

const boat = (id: string) => ({ _id: id });
const page = (id: string, next: string | null) => ({
  ok: true,
  data: [boat(id)],
  envelope: { page: { next, total: 2 } },
});

test('a page of the older reading is not put behind the newer one', async () => {
  const { passed: older, open: answerOlder } = gate<unknown>();
  call.mockImplementation((_row, { query, params }) => {
    if (params) return Promise.resolve({ ok: true, data: boat(params.id) });
    return query?.after ? older : Promise.resolve(page('first', 'n'));
  });
  await loadQueue();
  await showInQueue('first');
  await vi.waitFor(() => expect(call.mock.lastCall?.[1].query).toMatchObject({ after: 'n' }));
  call.mockResolvedValue(page('newer', 'm'));
  await loadQueue();
  answerOlder(page('older', null));
  await setImmediate();
  expect(queue.ids).toEqual(['newer']);
});

test('of two readings at once the later one counts', async () => {
  call.mockReset();
  const { passed, open: answerFirst } = gate<unknown>();
  call.mockReturnValueOnce(passed);
  const first = loadQueue();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  call.mockResolvedValue(page('second', null));
  await loadQueue();
  answerFirst(page('first', null));
  await first;
  expect(queue.ids).toEqual(['second']);
});

test('boats stand in the order they came, however another server writes their days', async () => {
  call.mockReset();
  const days = ['May 3, 2026', 1777593600000, '2026-05-02', undefined];
  const data = days.map((date, at) => ({ ...boat(`${at}`), date }));
  call.mockResolvedValue({ ok: true, data, envelope: {} });
  await loadQueue();
  expect(queue.ids).toEqual(['1', '2', '0', '3']);
});

test('what is no boat where one should be is told in its place', async () => {
  call.mockReset();
  call.mockResolvedValueOnce(page('gone', null)).mockResolvedValue({ ok: true, data: null, envelope: {} });
  await loadQueue();
  await showInQueue('gone');
  expect(queue.failed).toEqual({
    gone: expect.objectContaining({ values: { label: 'This boat' } }) as unknown,
  });
});

test('an owner of whom something else is answered is nobody', async () => {
  call.mockReset();
  call.mockResolvedValueOnce(page('owned', null));
  call.mockResolvedValueOnce({ ok: true, data: { ...boat('owned'), user: { _id: 'host' } }, envelope: {} });
  call.mockResolvedValue({ ok: true, data: 'Ines', envelope: {} });
  await loadQueue();
  await showInQueue('owned');
  expect(currentBoat).toMatchObject({ boat: { _id: 'owned' }, host: null });
});

test('a boat that comes after the queue was left does not take the place of the one that is looked at', async () => {
  call.mockReset();
  call.mockResolvedValueOnce(page('slow', null));
  await loadQueue();
  const { passed, open: answer } = gate<unknown>();
  call.mockReturnValueOnce(passed);
  const leave = followQueue();
  const late = showInQueue('slow');
  leave();
  takeBoat(boat('other'), null);
  answer({ ok: true, data: boat('slow'), envelope: {} });
  await late;
  expect(currentBoat.boat).toMatchObject({ _id: 'other' });
});

test('a boat that was decided here waits again once its owner has sent another document, and by nothing that was known', async () => {
  call.mockReset();
  const approved = { navigation: 1, authorization: 1 };
  const decided = { ...boat('back'), version: 2, status: approved };
  call.mockResolvedValueOnce(page('back', null));
  call.mockResolvedValue({ ok: true, data: decided, envelope: {} });
  await loadQueue();
  const stop = followQueue();
  await decideInQueue(decided, () => {
    takeBoat(decided, null);
    return Promise.resolve();
  });
  expect(followerOf('')).toBe(undefined);

  const asked = call.mock.calls.length;
  announceChange('boat', 'back', 2);
  announceChange('boat', 'back', undefined);
  await setImmediate();
  expect(call).toHaveBeenCalledTimes(asked);

  call.mockResolvedValue({
    ok: true,
    data: { ...decided, version: 3, status: { navigation: 1 } },
    envelope: {},
  });
  announceChange('boat', 'back', 3);
  await vi.waitFor(() => expect(followerOf('')).toBe('back'));
  expect(queue).toMatchObject({ ids: ['back'], decided: [], taken: [] });
  stop();
});

test('as long as not all are read, what others do to those that are not is counted by the server', async () => {
  call.mockReset();
  const boats: Record<string, object> = {
    first: { ...boat('first'), version: 1 },
    changed: { ...boat('changed'), version: 2 },
    decided: { ...boat('decided'), version: 2, status: { navigation: 1, authorization: 1 } },
    newest: { ...boat('newest'), version: 1 },
  };
  let total = 150;
  const data = [boats['first']];
  call.mockImplementation((_row, { query, params }) =>
    Promise.resolve(
      params
        ? { ok: true, data: boats[params.id], envelope: {} }
        : { ok: true, data: query?.after ? [] : data, envelope: { page: { next: 'n', total } } },
    ),
  );
  await loadQueue();
  const stop = followQueue();
  announceChange('boat', 'changed', 2);
  await vi.waitFor(() => expect(queue.ids).toEqual(['first', 'changed']));
  await setImmediate();
  expect(queue.total).toBe(150);
  total = 149;
  announceChange('boat', 'decided', 2);
  await vi.waitFor(() => expect(queue.total).toBe(149));
  total = 150;
  announceChange('boat', 'newest', 1);
  await vi.waitFor(() => expect(queue.total).toBe(150));
  // One that was decided while it stood here keeps its place.
  boats['first'] = boats['decided'] ?? {};
  total = 149;
  announceChange('boat', 'first', 2);
  await vi.waitFor(() => expect(queue.taken).toHaveLength(1));
  announceChange('boat', 'decided', 3);
  await setImmediate();
  expect(queue).toMatchObject({ total: 150, taken: [{ id: 'first' }] });
  stop();
});
