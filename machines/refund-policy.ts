// §2 §9 What a guest gets back when a trip is cancelled: one pure function of policy, time and price. Days start at 00:00 UTC.
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Refundable } from '#schemas/types.ts';
import { centsOf, partOf, sharesOf } from './money.ts';

/** The terms of a booking, fixed when it was made, and the moment it is cancelled. Amounts are cents. */
export interface Cancellation {
  /** 1 flexible, 2 moderate, 3 strict; any other counts as flexible. */
  policy: number;
  tripStart: string | Date;
  cancelledAt: string | Date;
  paid: number;
  /** Days of the trip: the price of one of them is what a penalty is part of. */
  days: number;
  /** The service fee in percent. */
  feePercent: number;
  /** Given back or owed already. */
  refunded?: number;
}

/** Where the money of a cancelled booking goes. Amounts are cents; `paid` = `penalty` + `refunded` + `refund`. */
export interface Breakdown {
  paid: number;
  refunded: number;
  /** What the guest does not get back. */
  penalty: number;
  /** The platform's part of the penalty; the host has the rest. */
  serviceFee: number;
  /** What is proposed to be given back now. */
  refund: number;
  /** The last moment at which all of it came back; none where it always does. */
  freeUntil: Date | undefined;
}

const { penaltyPercent } = limits.cancellation;
const freeHours: Partial<Record<number, number>> = {
  2: limits.cancellation.moderateHours,
  3: limits.cancellation.strictHours,
};
const HOUR = 3_600_000;

/** The start of a day in UTC, whatever the time and the zone the moment is written in. */
export function dayStart(moment: string | Date): Date {
  const date = new Date(moment);
  date.setUTCHours(0, 0, 0, 0);
  return date;
}

/** The last moment at which a cancellation costs nothing; `undefined` where it never costs anything. */
export function freeUntil(policy: number, tripStart: string | Date): Date | undefined {
  const hours = freeHours[policy];
  return hours === undefined ? undefined : new Date(dayStart(tripStart).getTime() - hours * HOUR);
}

/** The refund that the policy proposes. A cancellation at the very moment of the limit is still free. */
export function proposeRefund(cancellation: Cancellation): Breakdown {
  const { policy, tripStart, cancelledAt, paid, days, feePercent, refunded = 0 } = cancellation;
  const limit = freeUntil(policy, tripStart);
  const isFree = limit === undefined || new Date(cancelledAt).getTime() <= limit.getTime();
  const oneDay = paid / Math.max(1, days);
  // What has been given back already cannot be kept any more.
  const penalty = isFree ? 0 : Math.min(partOf(oneDay, penaltyPercent), paid - refunded);
  return {
    paid,
    refunded,
    penalty,
    serviceFee: sharesOf(penalty, 0, feePercent).fee,
    refund: paid - refunded - penalty,
    freeUntil: limit,
  };
}

/** What is proposed for a booking as it is answered; one that tells no terms is flexible, of a day, and costs no fee. */
export function proposalOf(
  { policy = 1, days = 1, feePercent = 0, tripStart, paid, refunded }: Refundable,
  cancelledAt: string,
): Breakdown {
  return proposeRefund({
    policy,
    days,
    feePercent,
    tripStart: tripStart ?? cancelledAt,
    cancelledAt,
    paid: centsOf(paid),
    refunded: centsOf(refunded),
  });
}
