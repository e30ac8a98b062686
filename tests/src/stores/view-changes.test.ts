// The order of views shows at once; one that is refused goes back to how they stand by then.
import { expect, test, vi } from 'vitest';
import type { View } from '#schemas/types.ts';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, request?: object) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
vi.mock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { addView, arrangeViews } = await import('#src/stores/view-changes.ts');
const { readAnew, views } = await import('#src/stores/views.ts');
const { calls } = await import('#schemas/calls.ts');

const view = (name: string): View => ({
  _id: name,
  name,
  list: 'boats',
  path: '/home/boat',
  search: '',
  shared: false,
});
const names = (): string[] | undefined => views.all?.map(({ name }) => name);
const [a, b, c] = [view('a'), view('b'), view('c')];
const refused = { ok: false, kind: 'refused', status: 409, error: 'No.' };

test('a refused order shows what the views are by then', async () => {
  Object.assign(views, { isServed: true, all: [a, b] });
  call.mockImplementation((row) =>
    Promise.resolve(row === calls.getViews ? { ok: true, data: [a, b, c] } : refused),
  );
  const arranged = arrangeViews('boats', [b, a]);
  expect(names()).toEqual(['b', 'a']);
  expect(await arranged).toMatchObject({ error: 'No.' });
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('an order that is chosen while the one before is on its way follows it', async () => {
  Object.assign(views, { isServed: true, all: [a, b] });
  const { passed: answered, open: answer } = gate<object>();
  call.mockReset().mockImplementation(() => answered);
  const arranged = [arrangeViews('boats', [b, a]), arrangeViews('boats', [a, b])];
  expect(names()).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledTimes(1);
  answer({ ok: true, data: {} });
  await Promise.all(arranged);
  expect(call).toHaveBeenLastCalledWith(calls.arrangeViews, {
    params: { list: 'boats' },
    body: { order: ['a', 'b'], default: null },
  });
});

test('an order that follows one that was refused is shown', async () => {
  Object.assign(views, { isServed: true, all: [a, b, c] });
  let kept = [a, b, c];
  let orders = 0;
  call.mockReset().mockImplementation((row) => {
    if (row === calls.getViews) return Promise.resolve({ ok: true, data: kept });
    orders += 1;
    if (orders === 1) return Promise.resolve(refused);
    kept = [c, b, a];
    return Promise.resolve({ ok: true, data: {} });
  });
  const first = arrangeViews('boats', [b, a, c]);
  const second = arrangeViews('boats', [c, b, a]);
  expect(await first).toMatchObject({ error: 'No.' });
  expect(names()).toEqual(['c', 'b', 'a']);
  expect(await second).toBeUndefined();
  expect(names()).toEqual(['c', 'b', 'a']);
});

test('where the server is away they stand as they did', async () => {
  Object.assign(views, { isServed: true, all: [a, b] });
  call.mockResolvedValue({ ok: false, kind: 'unreachable', status: 0, error: 'Away.' });
  await arrangeViews('boats', [b, a]);
  expect(names()).toEqual(['a', 'b']);
});

test('a late answer to what was asked before does not take away what was added since', async () => {
  Object.assign(views, { isServed: true, all: [a] });
  const { passed: answered, open: answer } = gate<object>();
  call.mockImplementation((row) =>
    row === calls.getViews ? answered : Promise.resolve({ ok: true, data: b }),
  );
  const reading = readAnew();
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith(calls.getViews, {}));
  await addView(b);
  answer({ ok: true, data: [a] });
  await reading;
  expect(names()).toEqual(['a', 'b']);
});
