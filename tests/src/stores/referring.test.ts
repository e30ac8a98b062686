// A server of a later version, or a broken one, may tell of collections and rows that are not ours.
import { afterAll, expect, test, vi } from 'vitest';
import { collectionNames } from '#schemas/generated/collections.ts';

const [collection] = collectionNames;
const group = { collection, filter: 'booking', total: 1, rows: [{ _id: '1', name: 'Knock' }] };

vi.resetModules();
vi.doMock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));
vi.doMock('#src/api/call.ts', () => ({
  call: () =>
    Promise.resolve({
      ok: true,
      data: [group, { ...group, rows: null }, { ...group, collection: 'constructor' }],
    }),
}));
const { readReferring } = await import('#src/stores/referring.ts');

afterAll(() => {
  vi.doUnmock('#src/stores/meta.ts');
  vi.doUnmock('#src/api/call.ts');
  vi.resetModules();
});

test('what cannot be shown is left out, and the rest stands', async () => {
  expect(await readReferring('booking', '7')).toEqual([group]);
});
