// The book of payouts: one for each paid booking, and what refunds take from a host. All of it in whole cents.
import { randomUUID } from 'node:crypto';
import { codeOf } from '#machines/codes.ts';
import { centsOf, sharesOf } from '#machines/money.ts';
import { isOpen, unpaidPayoutStates } from '#machines/payout.machine.ts';
import serviceFee from '#schemas/forms/service-fee.schema.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { changeRow, demandRow, recordFound } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Database } from '../database/database.ts';
import { findSetting, settingOr } from '../platform/setting-queries.ts';
import { payouts, stepPayout } from './change.ts';
import {
  attachLine,
  insertPayouts,
  insertRefundLine,
  listPaidBookings,
  listRoom,
  listWaitingLines,
  lockHosts,
  paidBooking,
  type NewPayout,
  type PaidBooking,
} from './line-queries.ts';
import { findPayout, updatePayout } from './queries.ts';

const HOUR = 3_600_000;
const BATCH = 1000;
const confirmed = codeOf('booking', 'confirmed');

function payoutOf({ id, hostId, price, feePercent, tripEnd }: PaidBooking): NewPayout {
  const percent = feePercent ?? serviceFee.properties.fee.default;
  const paid = centsOf(price);
  return {
    id: randomUUID(),
    bookingId: id,
    hostId,
    feePercent: percent,
    price: paid,
    fee: sharesOf(paid, 0, percent).fee,
    dueAt: new Date(Date.parse(tripEnd) + limits.payout.dueHoursAfterTrip * HOUR).toISOString(),
  };
}

/** Makes the payout of a booking that has just been paid, from which earlier refunds of the host are taken at once. */
export async function openPayout(tx: Transaction, bookingId: string): Promise<void> {
  const booking = await paidBooking(tx, bookingId, confirmed);
  if (!booking) return;
  await lockHosts(tx, [booking.hostId]);
  const payout = payoutOf(booking);
  await insertPayouts(tx, [payout]);
  await recordFound(tx, payouts, { id: payout.id, action: 'open', before: null });
  await settleHost(tx, booking.hostId);
}

/** Makes the payouts of bookings that were paid before there were any; once for each database. */
export async function openMissingPayouts(db: Database): Promise<void> {
  const isDone = 'payoutsOpened';
  let isLast = false;
  while (!isLast)
    isLast = await db.transaction(async (tx) => {
      if ((await findSetting(tx, isDone, false)).value) return true;
      const bookings = await listPaidBookings(tx, confirmed, BATCH);
      if (bookings.length > 0) await insertPayouts(tx, bookings.map(payoutOf));
      else await settingOr(tx, isDone, true);
      return bookings.length === 0;
    });
}

/**
 * Takes the host's part of an approved refund: from the booking's own payout while it is not closed, the rest from the
 * host's next ones, and what is left then waits. The money of the host must be locked.
 */
export async function takeFromHost(
  tx: Transaction,
  refund: { id: string; bookingId: string; hostId: string; cents: number },
): Promise<void> {
  if (refund.cents === 0) return;
  await insertRefundLine(tx, {
    hostId: refund.hostId,
    bookingId: refund.bookingId,
    refundId: refund.id,
    cents: -refund.cents,
  });
  await settleHost(tx, refund.hostId);
}

/** Takes what waits from the host's payouts; one that has nothing left to pay is cancelled. */
export async function settleHost(tx: Transaction, hostId: string): Promise<void> {
  const waiting = await listWaitingLines(tx, hostId);
  if (waiting.length === 0) return;
  const room = await listRoom(tx, hostId, unpaidPayoutStates);
  const touched = new Map<string, Payout>();
  for (const line of waiting) {
    const places = room.filter(
      ({ state, bookingId, cents }) => cents > 0 && (bookingId === line.bookingId || isOpen(state)),
    );
    // The booking's own payout first.
    places.sort((a, b) => Number(b.bookingId === line.bookingId) - Number(a.bookingId === line.bookingId));
    for (const place of places) {
      if (line.cents === 0) break;
      const taken = -Math.min(-line.cents, place.cents);
      if (!touched.has(place.id)) touched.set(place.id, demandRow(payouts, await findPayout(tx, place.id)));
      await attachLine(tx, line, place.id, taken);
      place.cents += taken;
      line.cents -= taken;
    }
  }
  for (const before of touched.values()) {
    const id = String(before._id);
    const { after } = await changeRow(tx, payouts, { id, locked: before }, async () => {
      await updatePayout(tx, id, {});
      return 'refund';
    });
    await cancelEmpty(tx, after);
  }
}

/** Nobody is to be paid nothing. */
export async function cancelEmpty(tx: Transaction, payout: Payout): Promise<Payout> {
  const isEmpty = payout.amount === 0 && isOpen(payout.state ?? '');
  return isEmpty ? stepPayout(tx, payout, 'cancel') : payout;
}
