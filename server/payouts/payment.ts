// What must be true before a payout is paid, and what the host is told about it.
import { isPaid, type PayoutState } from '#machines/payout.machine.ts';
import { forms } from '#schemas/generated/index.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import methods from '#schemas/payout-methods.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { HostAccountForm, Payout, PayoutPaymentForm } from '#schemas/types.ts';
import { fieldsOf } from '#schemas/walk.ts';
import { english } from '#schemas/text.ts';
import { addedTo } from '../changes/added-fields.ts';
import type { NewAlert } from '../changes/queries.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { stepPayout } from './change.ts';
import { keepTransfers, nextBatch } from './queries.ts';

type Method = PayoutPaymentForm['method'];
type Field = keyof HostAccountForm;

const { noAccount } = messages.refusal;
const fields = fieldsOf(forms['host-account'].schema);

const isMissing = (account: HostAccountForm, field: string): boolean => !account[field as Field]?.trim();

/** The labels of what must still be known of a host to be paid by a method. */
const missingFor = (account: HostAccountForm, method: Method): string[] =>
  methods[method].needs
    .filter((field) => isMissing(account, field))
    .map((field) => fields.get(field)?.find(({ title }) => title)?.title ?? field);

/** @throws Refusal 409 that names what is missing */
export function demandAccount(payout: Payout, method: Method): void {
  const missing = missingFor(payout.account ?? {}, method);
  if (missing.length > 0)
    throw new Refusal(
      409,
      'method',
      noAccount,
      { host: payout.hostName ?? '–', fields: missing },
      { data: payout },
    );
}

const batchName = (number: number): string => `B-${String(number).padStart(6, '0')}`;

/** What a payout keeps of how it was paid. */
export const paidBy = (body: PayoutPaymentForm) => ({
  method: body.method,
  reference: body.reference,
  paidOn: body.date,
  added: addedTo('payout-payment', body),
});

/** What a payout that is due again keeps of an earlier time: nothing, its history tells it. */
export const dueAgain = { reason: null, method: null, reference: null, paidOn: null, batch: null };

/** Pays payouts as one, under a number of their own. The money of their hosts must be locked. */
export async function payAsBatch(
  tx: Transaction,
  payouts: readonly Payout[],
  payment: PayoutPaymentForm,
): Promise<Payout[]> {
  const batch = batchName(await nextBatch(tx));
  await keepTransfers(
    tx,
    batch,
    payouts.map(({ _id }) => String(_id)),
  );
  const paid: Payout[] = [];
  for (const payout of payouts) paid.push(await stepPayout(tx, payout, 'pay', { ...paidBy(payment), batch }));
  return paid;
}

const { texts, ours } = realtime;
/** Why nothing is to be paid for now, whatever is known of the host. */
const unpayable: Partial<Record<PayoutState, string>> = {
  held: texts.payoutHeld,
  cancelled: texts.payoutCancelled,
};

/** What is written to the host: how it was paid, when it will be, or why it is not. */
export function detailsFor(payout: Payout): NewAlert {
  const { account = {}, amount = 0, bookingId, hostId, method, reference, dueAt = '' } = payout;
  // What the bank returned keeps how it was paid.
  const paidOn = isPaid(payout.state ?? '') ? payout.paidOn : undefined;
  const isPayable = Object.keys(methods).some(
    (name) => name !== '$schema' && missingFor(account, name as Method).length === 0,
  );
  const reason = unpayable[payout.state as PayoutState];
  const open = reason ?? (isPayable ? texts.payoutOpen : texts.payoutNoAccount);
  const values = {
    amount: `$${amount.toFixed(2)}`,
    booking: String(bookingId),
    date: paidOn ?? dueAt.slice(0, 10),
    method: method ? labels.proofMethod[method as Method].text : '',
    reference: reference ?? '',
  };
  const message = english(paidOn ? texts.payoutPaid : open, values);
  return {
    event: ours.payoutDetails,
    audience: `user:${hostId}`,
    payload: { userId: hostId, payoutId: payout._id, message },
  };
}
