// §2 Sales & Payments: payouts, the one that is open, and what may be done with it.
import { payablePayoutStates, type PayoutEvent } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition as batch } from '#schemas/generated/bodies/payout-batch.js';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Payout, PayoutPaymentForm, Transfer } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';
import { stepsOf } from './steps.ts';

export const payouts = createList({ table, call: calls.getPayouts });

export const openedPayout = createOpenedRow<Payout>({
  entity: 'payout',
  lists: [payouts],
  fetchRow: (id) => call(calls.getPayout, { params: { id } }),
});

const step = stepsOf(openedPayout);

export const payPayout = step(calls.payPayout);
export const holdPayout = step(calls.holdPayout);
export const failPayout = step(calls.failPayout);
export const saveHostAccount = step(calls.saveHostAccount);

/** Steps that need nothing said, by their events. */
export const simplePayoutSteps: Partial<Record<string, Save<Payout, undefined>>> = {
  release: step(calls.releasePayout),
  retry: step(calls.retryPayout),
  resend: step(calls.resendPayout),
} satisfies Partial<Record<PayoutEvent['type'] | 'resend', unknown>>;

/** As many payouts can be paid as one. */
export const mostAtOnce = batch.schema.properties?.['ids']?.maxItems ?? 1;

/** Payouts that can be paid now, the oldest first: all of them, or as many as a step takes. */
export async function listDuePayouts(): Promise<Outcome<Payout[]>> {
  const outcome = await call(calls.getPayouts, {
    query: { state: payablePayoutStates.join(), sort: 'dueAt' },
  });
  return outcome.ok ? { ...outcome, data: outcome.data.slice(0, limits.bulk.rows) } : outcome;
}

/** Pays several as one. @returns the failure, or nothing */
export async function payBatch(
  rows: readonly Payout[],
  total: number,
  payment: PayoutPaymentForm,
): Promise<Failure | undefined> {
  const ids = rows.map(({ _id }) => _id) as [string, ...string[]];
  const versions = rows.flatMap(({ version }) => version ?? []);
  const seen = versions.length === rows.length ? { versions } : {};
  const outcome = await call(calls.payPayouts, { body: { ids, ...seen, total, payment } });
  await payouts.reload();
  if (outcome.ok) return undefined;
  // The list shows what they are now: there are no two sides to choose from.
  const { data: _, ...failure } = outcome;
  return failure;
}

/** What the file for the bank says of these payouts; as many are asked for at a time as are paid as one. */
export async function listTransfers(ids: readonly (string | number)[]): Promise<Outcome<Transfer[]>> {
  const outcome = await call(calls.getTransfers, { query: { ids: ids.slice(0, mostAtOnce).join(',') } });
  if (!outcome.ok || ids.length <= mostAtOnce) return outcome;
  const others = await listTransfers(ids.slice(mostAtOnce));
  return others.ok ? { ...others, data: [...outcome.data, ...others.data] } : others;
}
