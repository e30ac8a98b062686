// §2 bookings and guest payments: two lists of one call, the booking that is open, and the decision on it.
import { proxy, ref } from 'valtio';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { calls } from '#schemas/calls.ts';
import { definition as bookingsTable } from '#schemas/generated/tables/bookings.js';
import { definition as guestPaymentsTable } from '#schemas/generated/tables/guest-payments.js';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Failure } from '#src/api/call.ts';
import { emit } from '#src/api/socket.ts';
import { onChanged } from './row-changes.ts';
import { createList, type List } from './list.ts';
import { offers, offersPages } from './meta.ts';

type BookingList = List<Booking>;

export const bookings = createList({ table: bookingsTable, call: calls.getAllBookings });
export const guestPayments = createList({ table: guestPaymentsTable, call: calls.getAllBookings });
const lists: BookingList[] = [bookings, guestPayments];

interface OpenedBooking {
  state: 'none' | 'loading' | 'ready' | 'missing' | 'failed';
  error: Text;
  booking: Booking | null;
}

/** The booking whose details are shown. It stays open when a decision takes it out of the list. */
export const openedBooking = proxy<OpenedBooking>({ state: 'none', error: '', booking: null });

let openedId: string | undefined;

const isBooking = (value: unknown): value is Booking =>
  typeof value === 'object' && value !== null && '_id' in value;

function show(booking: Booking): void {
  for (const list of lists) list.replace(booking);
  if (String(booking._id) === openedId)
    Object.assign(openedBooking, { state: 'ready', booking: ref(booking) });
}

/** §7 has no call for one booking: it is searched for, or found in the whole list. */
async function fetchBooking(id: string): Promise<Booking | Failure | undefined> {
  const query = (await offersPages('getAllBookings')) ? { query: { q: id, limit: '100' } } : {};
  const outcome = await call(calls.getAllBookings, query);
  if (!outcome.ok) return outcome;
  const rows = Array.isArray(outcome.data) ? outcome.data : [];
  return rows.find(({ _id }) => String(_id) === id);
}

/** Opens the details of a booking, also of one that the list does not show. */
export async function openBooking(id: string): Promise<void> {
  if (openedId === id && openedBooking.state !== 'failed') return;
  openedId = id;
  const known = lists.map((list) => list.find(id)).find(Boolean);
  if (known) return show(known);
  Object.assign(openedBooking, { state: 'loading', booking: null });
  const found = await fetchBooking(id);
  if (openedId !== id) return;
  if (isBooking(found)) return show(found);
  Object.assign(openedBooking, found ? { state: 'failed', error: found.error } : { state: 'missing' });
}

export function closeBooking(): void {
  openedId = undefined;
  Object.assign(openedBooking, { state: 'none', booking: null });
}

/** Sends the decision on a booking, then tells its guest and host (§4). @returns the failure, or nothing */
export async function decideBooking(
  booking: Booking,
  target: StateOf<'booking'>,
): Promise<Failure | undefined> {
  const status = codeOf('booking', target);
  const outcome = await call(calls.setBookingStatus, {
    params: { id: String(booking._id) },
    body: { value: status },
    version: (await offers('versions')) ? booking.version : undefined,
  });
  if (!outcome.ok) {
    // Somebody else was first: what the booking is now comes with the refusal.
    if (isBooking(outcome.data)) show(outcome.data);
    return outcome;
  }
  // §7 answers the two ids at least.
  const answered = outcome.data as Partial<Booking> | undefined;
  const { userId = booking.userId, hostId = booking.hostId } = answered ?? {};
  show({ ...booking, status, ...(isBooking(answered) ? answered : {}) });
  const { bookingCancelled, bookingConfirmed } = realtime.texts;
  const message = target === 'cancelled' ? bookingCancelled : bookingConfirmed;
  emit(realtime.emit.bookingDecided, { userId, hostId, message });
  return undefined;
}

/** Another admin, a guest or a host changed a booking: what is shown follows. */
onChanged('booking', (id, version) => {
  for (const list of lists) if (list.state.state === 'ready') void list.reload();
  const { booking } = openedBooking;
  if (openedId !== id || booking?.version === version) return;
  void fetchBooking(id).then((found) => isBooking(found) && openedId === id && show(found));
});
