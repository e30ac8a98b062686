// §2 Sales & Payments: payouts, the one that is open, and what may be done with it.
import { payablePayoutStates, type PayoutEvent } from '#machines/payout.machine.ts';
import { payoutsCalls } from '#schemas/calls/payouts.ts';
import { definition as batch } from '#schemas/generated/bodies/payout-batch.js';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import type { HostAccountForm, Payout, PayoutPaymentForm, ReasonForm, Transfer } from '#schemas/types.ts';
import { call, type Failure, type Outcome, type Save } from '#src/api/call.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';

export const payouts = createList({ table, call: payoutsCalls.getPayouts });

export const openedPayout = createOpenedRow<Payout>({
  entity: 'payout',
  lists: [payouts],
  fetchRow: (id) => call(payoutsCalls.getPayout, { params: { id } }),
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
  call(payoutsCalls.payPayout, { ...request, body }),
);
export const holdPayout = saver<ReasonForm>((request, body) =>
  call(payoutsCalls.holdPayout, { ...request, body }),
);
export const failPayout = saver<ReasonForm>((request, body) =>
  call(payoutsCalls.failPayout, { ...request, body }),
);
export const saveHostAccount = saver<HostAccountForm>((request, body) =>
  call(payoutsCalls.saveHostAccount, { ...request, body }),
);

const simple = {
  release: saver<undefined>((request) => call(payoutsCalls.releasePayout, request)),
  retry: saver<undefined>((request) => call(payoutsCalls.retryPayout, request)),
  resend: saver<undefined>((request) => call(payoutsCalls.resendPayout, request)),
} satisfies Partial<Record<PayoutEvent['type'] | 'resend', Save<Payout, undefined>>>;

export type SimpleStep = keyof typeof simple;
export const isSimple = (event: string): event is SimpleStep => event in simple;

/** A step that needs nothing said. @returns the failure, or nothing */
export const stepPayout = (payout: Payout, event: SimpleStep): Promise<Failure<Payout> | undefined> =>
  simple[event](payout, undefined);

/** As many payouts can be paid as one. */
export const mostAtOnce = batch.schema.properties?.['ids']?.maxItems ?? 1;

/** Payouts that can be paid now, the oldest first. */
export const listDuePayouts = (): Promise<Outcome<Payout[]>> =>
  call(payoutsCalls.getPayouts, {
    query: { state: payablePayoutStates.join(), sort: 'dueAt', limit: String(mostAtOnce) },
  });

/** Pays several as one. @returns the failure, or nothing */
export async function payBatch(
  rows: readonly Payout[],
  total: number,
  payment: PayoutPaymentForm,
): Promise<Failure | undefined> {
  const ids = rows.map(({ _id }) => _id) as [string, ...string[]];
  const versions = rows.flatMap(({ version }) => version ?? []);
  const seen = versions.length === rows.length ? { versions } : {};
  const outcome = await call(payoutsCalls.payPayouts, { body: { ids, ...seen, total, payment } });
  await payouts.reload();
  if (outcome.ok) return undefined;
  // The list shows what they are now: there are no two sides to choose from.
  const { data: _, ...failure } = outcome;
  return failure;
}

/** What the file for the bank says of these payouts. */
export const listTransfers = (ids: readonly (string | number)[]): Promise<Outcome<Transfer[]>> =>
  call(payoutsCalls.getTransfers, { query: { ids: ids.join(',') } });
