// §2 bookings and guest payments: two lists of one call, the booking that is open, and the decision on it.
import { codeOf, type StateOf } from '#machines/codes.ts';
import { calls } from '#schemas/calls.ts';
import { definition as bookingsTable } from '#schemas/generated/tables/bookings.js';
import { definition as guestPaymentsTable } from '#schemas/generated/tables/guest-payments.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { emit } from '#src/api/socket.ts';
import { createList } from './list.ts';
import { offersPages } from './meta.ts';
import { createOpenedRow } from './opened-row.ts';
import { answeredRow } from './row-changes.ts';

export const bookings = createList({ table: bookingsTable, call: calls.getAllBookings });
export const guestPayments = createList({ table: guestPaymentsTable, call: calls.getAllBookings });

/** §7 has no call for one booking: it is searched for, or found in the whole list. */
async function fetchBooking(id: string): Promise<Outcome<Booking | undefined>> {
  const query = (await offersPages('getAllBookings'))
    ? { query: { q: id, limit: String(limits.page.maximum) } }
    : {};
  const outcome = await call(calls.getAllBookings, query);
  if (!outcome.ok) return { ...outcome, data: undefined };
  const rows = Array.isArray(outcome.data) ? outcome.data : [];
  const data = rows.find(({ _id }) => String(_id) === id);
  return { ok: true, data, envelope: { flag: true, data } };
}

/** The booking whose details are shown. It stays open when a decision takes it out of the list. */
export const openedBooking = createOpenedRow<Booking>({
  entity: 'booking',
  lists: [bookings, guestPayments],
  fetchRow: fetchBooking,
  isWholeInList: true,
});

/** Sends the decision on a booking, then tells its guest and host (§4). @returns the failure, or nothing */
export async function decideBooking(
  booking: Booking,
  target: StateOf<'booking'>,
): Promise<Failure | undefined> {
  const { _id, version } = booking;
  const status = codeOf('booking', target);
  const outcome = await call(calls.setBookingStatus, {
    params: { id: String(_id) },
    body: { value: status },
    version,
  });
  // Somebody else was first: what the booking is now comes with the refusal.
  if (!outcome.ok) return openedBooking.settle(outcome);
  // §7 answers the two ids at least.
  const answered = outcome.data as Partial<Booking> | undefined;
  const { userId = booking.userId, hostId = booking.hostId } = answered ?? {};
  openedBooking.show({ ...booking, status, ...answeredRow(booking, answered) });
  const { bookingCancelled, bookingConfirmed } = realtime.texts;
  const message = target === 'cancelled' ? bookingCancelled : bookingConfirmed;
  emit(realtime.emit.bookingDecided, { userId, hostId, message });
  return undefined;
}
