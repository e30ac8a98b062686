// §2 Sales & Payments: payouts, the one that is open, and what may be done with it.
import { payablePayoutStates, type PayoutEvent } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition as batch } from '#schemas/generated/bodies/payout-batch.js';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { HostAccountForm, Payout, PayoutPaymentForm, ReasonForm, Transfer } from '#schemas/types.ts';
import { call, type Failure, type Outcome, type Save } from '#src/api/call.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';

export const payouts = createList({ table, call: calls.getPayouts });

export const openedPayout = createOpenedRow<Payout>({
  entity: 'payout',
  lists: [payouts],
  fetchRow: (id) => call(calls.getPayout, { params: { id } }),
});

type Ask<Value> = (
  request: { params: { id: string }; version: number | undefined },
  value: Value,
) => Promise<Outcome<unknown>>;

const saver =
  <Value>(ask: Ask<Value>): Save<Payout, Value> =>
  async ({ _id, version }, value) =>
    openedPayout.settle(await ask({ params: { id: String(_id) }, version }, value));

export const payPayout = saver<PayoutPaymentForm>((request, body) =>
  call(calls.payPayout, { ...request, body }),
);
export const holdPayout = saver<ReasonForm>((request, body) => call(calls.holdPayout, { ...request, body }));
export const failPayout = saver<ReasonForm>((request, body) => call(calls.failPayout, { ...request, body }));
export const saveHostAccount = saver<HostAccountForm>((request, body) =>
  call(calls.saveHostAccount, { ...request, body }),
);

const simple = {
  release: saver<undefined>((request) => call(calls.releasePayout, request)),
  retry: saver<undefined>((request) => call(calls.retryPayout, request)),
  resend: saver<undefined>((request) => call(calls.resendPayout, request)),
} satisfies Partial<Record<PayoutEvent['type'] | 'resend', Save<Payout, undefined>>>;

export type SimpleStep = keyof typeof simple;
export const isSimple = (event: string): event is SimpleStep => event in simple;

/** A step that needs nothing said. @returns the failure, or nothing */
export const stepPayout = (payout: Payout, event: SimpleStep): Promise<Failure<Payout> | undefined> =>
  simple[event](payout, undefined);

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
