// Where a booking stands, and where a step of staff leads from there.
import { bookingMachine, type bookingActions } from '#machines/booking.machine.ts';
import { bookingStateOf, type StateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Booking } from '#schemas/types.ts';
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';

export type BookingStep = (typeof bookingActions)[number]['event'];

export const stateOfBooking = ({ status }: Booking): StateOf<'booking'> | undefined => bookingStateOf(status);

/** The state that a step leads to; nothing where the machine does not allow it. */
export function targetOf(booking: Booking, type: BookingStep): StateOf<'booking'> | undefined {
  const state = stateOfBooking(booking);
  return state && decide(bookingMachine, state, { type });
}

/** What is written for where it stands: for a number that is no state of ours, that number. */
export const labelOf = (booking: Booking): StatusLabel =>
  labelOfState(labels.booking, stateOfBooking(booking) ?? (textOf(booking.status) || '–'));
