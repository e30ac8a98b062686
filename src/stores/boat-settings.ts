// Saves one setting of a boat: what §7 specifies for it, with the version it is based on where the server knows versions.
import { calls } from '#schemas/calls.ts';
import { listOf } from '#schemas/row-values.ts';
import type {
  AccessoriesForm,
  AllowesForm,
  Boat,
  BoatInfoForm,
  CancellationForm,
  LocationForm,
  PlanForm,
} from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { showSaved, withSaved } from './current-boat.ts';

function saver<Value>(
  ask: (boatId: string, value: Value, version: number | undefined) => Promise<Outcome<unknown>>,
  changes: (value: Value, outcome: Outcome<unknown>, boat: Boat) => Partial<Boat>,
): Save<Boat, Value> {
  return async (boat, value) => {
    const outcome = await ask(String(boat._id), value, boat.version);
    if (!outcome.ok) return outcome as Failure<Boat>;
    showSaved(boat, outcome, changes(value, outcome, withSaved(boat)));
    return undefined;
  };
}

export const saveBoatInfo = saver<BoatInfoForm>(
  (id, body, version) => call(calls.updateBoat, { params: { id }, body, version }),
  ({ user: _, ...info }) => info,
);

export const saveLocation = saver<LocationForm>(
  (boatId, body, version) => call(calls.saveLocation, { params: { boatId }, body, version }),
  (location2) => ({ location2 }),
);

export const saveCancellation = saver<CancellationForm>(
  (boatId, body, version) => call(calls.saveCancellation, { params: { boatId }, body, version }),
  (policy) => policy,
);

export const saveAccessories = saver<AccessoriesForm>(
  (boatId, body, version) => call(calls.saveAccessories, { params: { boatId }, body, version }),
  (accessories) => accessories,
);

export const saveAllowed = saver<AllowesForm>(
  (boatId, body, version) => call(calls.saveAllowed, { params: { boatId }, body, version }),
  (allowed) => allowed,
);

/** The plans as they are now, in `plans` or in `data`: §7 promises them for an added one alone. */
function plansIn(outcome: Outcome<unknown>): Partial<Boat> {
  if (!outcome.ok) return {};
  const { plans, data, version } = outcome.envelope;
  const found = [plans, data].find(Array.isArray) as Boat['plans'];
  return {
    ...(found ? { plans: [...listOf(found)] } : {}),
    ...(typeof version === 'number' ? { version } : {}),
  };
}

export const savePlan = saver<PlanForm>(
  (boatId, body, version) => call(calls.savePlan, { params: { boatId }, body, version }),
  (_, outcome) => plansIn(outcome),
);

export const deletePlan = saver<{ _id: string | number }>(
  (boatId, body, version) => call(calls.deletePlan, { params: { boatId }, body, version }),
  ({ _id }, outcome, boat) => ({
    plans: listOf(boat.plans).filter((plan) => String(plan._id) !== String(_id)),
    ...plansIn(outcome),
  }),
);
