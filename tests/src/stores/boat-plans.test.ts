// What a change of a boat's plans is answered with, which is shown as it is.
import { expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, asked: { version?: number }) => Promise<unknown>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { currentBoat, takeBoat } = await import('#src/stores/current-boat.ts');
const { savePlan } = await import('#src/stores/boat-plans.ts');

test('of the plans in an answer the gaps are left out, as where a boat is read', async () => {
  const boat = { _id: 'a', plans: [] };
  takeBoat(boat, null);
  const plans = [null, { _id: 'p', description: 'A day' }, 'a text'];
  call.mockResolvedValue({ ok: true, data: undefined, envelope: { flag: true, plans } });
  expect(await savePlan(boat, { description: 'A day', price: 10, captain: 1 })).toBeUndefined();
  expect(currentBoat.boat?.plans).toEqual([{ _id: 'p', description: 'A day' }]);
});

test('a plan that is saved while another one is on its way is no change of somebody else; what they change is', async () => {
  const boat = { _id: 'b', plans: [], version: 1 };
  const plan = { description: 'A day', price: 10, captain: 1 } as const;
  const made = (version: number) => ({ ok: true, data: undefined, envelope: { plans: [], version } });
  takeBoat(boat, null);
  call.mockReset();
  const { passed, open: answer } = gate<unknown>();
  call.mockReturnValueOnce(passed).mockResolvedValueOnce(made(3)).mockResolvedValueOnce(made(8));
  const saves = [savePlan(boat, plan), savePlan(boat, plan)];
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  answer(made(2));
  await Promise.all(saves);
  // Somebody else has made the versions between.
  await savePlan({ ...boat, version: 7 }, plan);
  expect(call.mock.calls.map(([, { version }]) => version)).toEqual([1, 2, 7]);
});
