// Ours: refunds, from the request to the proof.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { centsOf, dollarsOf, isWholeCents, sharesOf } from '#machines/money.ts';
import { proposeRefund } from '#machines/refund-policy.ts';
import type { RefundEvent } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Refund, Refundable, RefundRequestForm } from '#schemas/types.ts';
import type { Change } from '../change.ts';
import type { Context } from '../context.ts';
import { listHandler } from '../lists.ts';
import { demandLookups } from '../lookups.ts';
import { takeFromHost } from '../payout-book.ts';
import { demandPast } from '../payout-payment.ts';
import { answer, type Asked } from '../plugins/calls.ts';
import { lockHosts } from '../queries/payout-lines.ts';
import { payoutOfBooking } from '../queries/payouts.ts';
import {
  findRefund,
  findRefundable,
  insertRefund,
  listRefundable,
  refundedCents,
  refundList,
  updateRefund,
} from '../queries/refunds.ts';
import { demandRefund, refundChanges } from '../refund-change.ts';
import { Refusal } from '../refusal.ts';

type StepCall = { params: { id: string } } & Pick<Asked<typeof calls.approveRefund>, 'session' | 'version'>;

const { notPaid, refundOpen, aboveRest, ownRefund, wholeCents } = messages.refusal;

/** The booking, paid, without an open refund, and with so much left that the amount can be given back. */
function demandRefundable(booking: Refundable | undefined, amount: number): Refundable {
  if (!booking) throw new Refusal(409, 'bookingId', notPaid);
  if (booking.openRefund) throw new Refusal(409, 'bookingId', refundOpen);
  const left = centsOf(booking.paid) - centsOf(booking.refunded);
  if (centsOf(amount) > left)
    throw new Refusal(422, 'amount', aboveRest, { label: 'Amount', limit: dollarsOf(left).toFixed(2) });
  return booking;
}

export function refundRoutes(app: FastifyInstance, { db, change, signLink }: Context): void {
  const { withLinks, refundToChange, demandStep, refundChanged } = refundChanges({ signLink });

  /** One step of one refund, answered as it is afterwards. */
  async function step(
    { params, session, version }: StepCall,
    event: RefundEvent['type'],
    work: (tx: Change, before: Refund) => Promise<Record<string, unknown>> = async () => ({}),
  ): Promise<{ data: Refund }> {
    const refund = await change(String(session.admin._id), async (tx) => {
      const before = await refundToChange(tx, params.id, version);
      const state = demandStep(before, event);
      await updateRefund(tx, params.id, { state, ...(await work(tx, before)) });
      return refundChanged(tx, before, params.id, event);
    });
    return { data: withLinks(refund) };
  }

  /** Never by whoever asked. @returns who decided, to be kept */
  function decidedBy({ session }: StepCall, { requestedBy }: Refund): { decidedByName: string } {
    if (requestedBy === String(session.admin._id)) throw new Refusal(403, 'requestedBy', ownRefund);
    return { decidedByName: nameOf(session) };
  }

  answer(
    app,
    calls.getRefunds,
    listHandler(db, [tables.refunds], () => refundList),
  );

  answer(app, calls.getRefund, async ({ params }) => ({
    data: withLinks(demandRefund(await findRefund(db, params.id))),
  }));

  answer(app, calls.getRefundable, async ({ query }) => ({
    data: await listRefundable(db, query['q'] ?? '', limits.suggestions.most),
  }));

  answer(app, calls.requestRefund, async ({ body, session }) => {
    await demandLookups(db, forms['refund-request'].schema, { ...body });
    if (!isWholeCents(body.amount)) throw new Refusal(422, 'amount', wholeCents, { label: 'Amount' });
    const id = randomUUID();
    const refund = await change(String(session.admin._id), async (tx) => {
      const payout = await payoutOfBooking(tx, String(body.bookingId));
      await lockHosts(tx, payout ? [payout.hostId] : []);
      const booking = demandRefundable(await findRefundable(tx, String(body.bookingId)), body.amount);
      await insertRefund(tx, { id, ...requestOf(booking, body), ...requesterOf(session, body) });
      return refundChanged(tx, null, id, 'request');
    });
    return { data: withLinks(refund) };
  });

  answer(app, calls.approveRefund, (asked) =>
    step(asked, 'approve', async (tx, before) => {
      const decision = decidedBy(asked, before);
      const payout = await payoutOfBooking(tx, String(before.bookingId));
      if (!payout) throw new Refusal(409, 'bookingId', notPaid);
      const refunded = await refundedCents(tx, String(before.bookingId));
      const cents = centsOf(before.amount);
      const left = payout.paid - refunded;
      if (cents > left)
        throw new Refusal(409, 'amount', aboveRest, { label: 'Amount', limit: dollarsOf(left).toFixed(2) });
      const host =
        sharesOf(payout.paid, refunded, payout.feePercent).host -
        sharesOf(payout.paid, refunded + cents, payout.feePercent).host;
      const { hostId } = payout;
      await takeFromHost(tx, {
        id: asked.params.id,
        bookingId: String(before.bookingId),
        hostId,
        cents: host,
      });
      return { ...decision, feeCents: cents - host };
    }),
  );

  answer(app, calls.rejectRefund, (asked) =>
    step(asked, 'reject', async (_tx, before) => ({
      ...decidedBy(asked, before),
      rejection: asked.body.reason,
    })),
  );

  answer(app, calls.withdrawRefund, (asked) => step(asked, 'withdraw'));
  answer(app, calls.processRefund, (asked) => step(asked, 'process', async () => ({ failure: null })));
  answer(app, calls.failRefund, (asked) => step(asked, 'fail', async () => ({ failure: asked.body.reason })));

  answer(app, calls.completeRefund, (asked) => {
    const { method, reference, date } = asked.body;
    demandPast('date', date);
    return step(asked, 'complete', async () => ({ method, reference, sentOn: date }));
  });
}

const nameOf = ({ admin }: StepCall['session']): string =>
  [admin.firstName, admin.lastName].filter(Boolean).join(' ') || (admin.email ?? '');

/** Who asks, and why. */
function requesterOf(session: StepCall['session'], { reason, note }: RefundRequestForm) {
  return {
    requestedBy: String(session.admin._id),
    attributes: { reason: Number(reason), ...(note ? { note } : {}), requestedByName: nameOf(session) },
  };
}

/** What is asked for, beside what the policy proposes. */
function requestOf(booking: Refundable, { bookingId, amount, cancelledAt }: RefundRequestForm) {
  const { policy = 1, days = 1, feePercent = 0, tripStart = cancelledAt } = booking;
  const [paid, refunded] = [centsOf(booking.paid), centsOf(booking.refunded)];
  const proposal = proposeRefund({ policy, days, feePercent, tripStart, cancelledAt, paid, refunded });
  return {
    bookingId: String(bookingId),
    cents: centsOf(amount),
    paid,
    refunded,
    penalty: proposal.penalty,
    penaltyFee: proposal.serviceFee,
    proposed: proposal.refund,
    cancelledAt,
  };
}
