// The plans of a boat: each has a form of its own, and all of them stand in the boat.
import { calls } from '#schemas/calls.ts';
import { listOf } from '#schemas/row-values.ts';
import type { Boat, PlanForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { saver } from './boat-settings.ts';
import { inTurn } from './in-turn.ts';

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

const planSaver = <Value>(
  ask: (boatId: string, value: Value, version: number | undefined) => Promise<Outcome<unknown>>,
  changes: Parameters<typeof saver<Value>>[1],
) =>
  saver<Value>(
    (boatId, value, begun) =>
      inTurn(`boat:${boatId}`, begun, async (base, keep) => {
        const outcome = await ask(boatId, value, base);
        keep(plansIn(outcome).version);
        return outcome;
      }),
    changes,
  );

export const savePlan = planSaver<PlanForm>(
  (boatId, body, version) => call(calls.savePlan, { params: { boatId }, body, version }),
  (_, outcome) => plansIn(outcome),
);

export const deletePlan = planSaver<{ _id: string | number }>(
  (boatId, body, version) => call(calls.deletePlan, { params: { boatId }, body, version }),
  ({ _id }, outcome, boat) => ({
    plans: listOf(boat.plans).filter((plan) => String(plan._id) !== String(_id)),
    ...plansIn(outcome),
  }),
);
