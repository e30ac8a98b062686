// The book of refunds: what may be asked for, what the policy proposes for it, and who bears what is approved.
import { randomUUID } from 'node:crypto';
import { centsOf, dollarsOf, sharesOf } from '#machines/money.ts';
import { proposalOf } from '#machines/refund-policy.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { Refund, Refundable, RefundRequestForm } from '#schemas/types.ts';
import { addedTo } from '../changes/added-fields.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { takeFromHost } from '../payouts/ledger.ts';
import { lockHosts } from '../payouts/line-queries.ts';
import { payoutOfBooking } from '../payouts/queries.ts';
import { findRefundable, insertRefund, refundedCents, type NewRefund } from './queries.ts';

const { refundOpen } = messages.refusal;
const { notPaid, aboveRest } = serverMessages.refusal;

/** More than what is left of a booking. */
const tooMuch = (status: 409 | 422, left: number): Refusal =>
  new Refusal(status, 'amount', aboveRest, { label: 'Amount', limit: dollarsOf(left).toFixed(2) });

/** The booking, paid, without an open refund, and with so much left that the amount can be given back. */
function demandRefundable(booking: Refundable | undefined, amount: number): Refundable {
  if (!booking) throw new Refusal(409, 'bookingId', notPaid);
  if (booking.openRefund) throw new Refusal(409, 'bookingId', refundOpen);
  const left = centsOf(booking.paid) - centsOf(booking.refunded);
  if (centsOf(amount) > left) throw tooMuch(422, left);
  return booking;
}

/** What is asked for, beside what the policy proposes. */
export function requestOf(booking: Refundable, { bookingId, amount, cancelledAt }: RefundRequestForm) {
  const { paid, refunded, penalty, serviceFee, refund } = proposalOf(booking, cancelledAt);
  return {
    bookingId: String(bookingId),
    cents: centsOf(amount),
    paid,
    refunded,
    penalty,
    penaltyFee: serviceFee,
    proposed: refund,
    cancelledAt,
  };
}

/**
 * Stores what an admin asks for.
 * @param requester who asks; the name is kept, because an account may go
 * @returns the key of the new refund
 * @throws Refusal 409 or 422 where the booking does not have so much to give back
 */
export async function insertRequest(
  tx: Transaction,
  body: RefundRequestForm,
  requester: { id: string; name: string },
): Promise<NewRefund['id']> {
  const { bookingId, amount, reason, note } = body;
  const payout = await payoutOfBooking(tx, String(bookingId));
  await lockHosts(tx, payout ? [payout.hostId] : []);
  const booking = demandRefundable(await findRefundable(tx, String(bookingId)), amount);
  const id = randomUUID();
  const attributes = { reason: Number(reason), ...(note ? { note } : {}), requestedByName: requester.name };
  const added = addedTo('refund-request', body);
  await insertRefund(tx, { id, ...requestOf(booking, body), requestedBy: requester.id, attributes, added });
  return id;
}

/**
 * Takes the host's part of a refund that is being approved from the host. The money of the host must be locked.
 * @returns cents that the platform gives back of its fee
 * @throws Refusal 409 where so much is not left
 */
export async function bearRefund(tx: Transaction, { _id, bookingId, amount }: Refund): Promise<number> {
  const payout = await payoutOfBooking(tx, String(bookingId));
  if (!payout) throw new Refusal(409, 'bookingId', notPaid);
  const { paid, feePercent, hostId } = payout;
  const refunded = await refundedCents(tx, String(bookingId));
  const cents = centsOf(amount);
  if (cents > paid - refunded) throw tooMuch(409, paid - refunded);
  const host = sharesOf(paid, refunded, feePercent).host - sharesOf(paid, refunded + cents, feePercent).host;
  await takeFromHost(tx, { id: String(_id), bookingId: String(bookingId), hostId, cents: host });
  return cents - host;
}
