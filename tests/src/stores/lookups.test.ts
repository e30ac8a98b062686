// Lists to choose from, while answers come in another order than they were asked for.
import { afterAll, expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
// Other test files have loaded these modules with what is real.
vi.resetModules();
const { loadLookups, lookups, reloadLookup, showLookup } = await import('#src/stores/lookups.ts');

// Other test files look at the same lists.
afterAll(() => void (lookups.rows = {}));

const good = (...names: string[]) => ({ ok: true, data: names.map((name, id) => ({ _id: id, id, name })) });
const shown = (): unknown => lookups.rows.powers?.map(({ name }) => name);

/** Asks, and answers when the test says so. */
function asked(): (answer: unknown) => Promise<void> {
  const { passed, open } = gate<unknown>();
  call.mockReturnValueOnce(passed);
  const loaded = reloadLookup('powers');
  return async (given) => {
    open(given);
    await loaded;
  };
}

test('what was asked for last is shown, in whichever order the answers come', async () => {
  call.mockResolvedValueOnce(good('Diesel'));
  await loadLookups(['powers']);
  const [first, second] = [asked(), asked()];
  await second(good('Diesel', 'Electric', 'Sail'));
  await first(good('Diesel', 'Electric'));
  expect(shown()).toEqual(['Diesel', 'Electric', 'Sail']);
});

test('what a change was answered with is newer than what was asked for before', async () => {
  const before = asked();
  showLookup('powers', [{ _id: 0, id: 0, name: 'Oars' }]);
  await before(good('Diesel'));
  expect(shown()).toEqual(['Oars']);
});

test('a list that is answered with null has nothing in it', async () => {
  call.mockResolvedValueOnce({ ok: true, data: null });
  await loadLookups(['allowes']);
  expect(lookups.rows.allowes).toEqual([]);
  expect(lookups.error).toBeUndefined();
});
