// Where a booking stands, and where a step of staff leads from there.
import { bookingMachine, type bookingActions } from '#machines/booking.machine.ts';
import { stateOf, type StateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import type { Booking } from '#schemas/types.ts';

export type BookingStep = (typeof bookingActions)[number]['event'];

export const stateOfBooking = ({ status }: Booking): StateOf<'booking'> =>
  stateOf('booking', status) ?? 'toBeConfirmed';

/** The state that a step leads to; nothing where the machine does not allow it. */
export const targetOf = (booking: Booking, type: BookingStep): StateOf<'booking'> | undefined =>
  decide(bookingMachine, stateOfBooking(booking), { type }) as StateOf<'booking'> | undefined;
