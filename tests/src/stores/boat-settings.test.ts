// What a change of a boat's plans is answered with, which is shown as it is.
import { expect, test, vi } from 'vitest';

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { currentBoat, takeBoat } = await import('#src/stores/current-boat.ts');
const { savePlan } = await import('#src/stores/boat-settings.ts');

test('of the plans in an answer the gaps are left out, as where a boat is read', async () => {
  const boat = { _id: 'a', plans: [] };
  takeBoat(boat, null);
  const plans = [null, { _id: 'p', description: 'A day' }, 'a text'];
  call.mockResolvedValue({ ok: true, data: undefined, envelope: { flag: true, plans } });
  expect(await savePlan(boat, { description: 'A day', price: 10, captain: 1 })).toBeUndefined();
  expect(currentBoat.boat?.plans).toEqual([{ _id: 'p', description: 'A day' }]);
});
