// Saves one setting of a boat: what §7 specifies for it, with the version it is based on where the server knows versions.
import { calls } from '#schemas/calls.ts';
import type {
  AccessoriesForm,
  AllowesForm,
  Boat,
  BoatInfoForm,
  CancellationForm,
  LocationForm,
} from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { showSaved, withSaved } from './current-boat.ts';

export function saver<Value>(
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
