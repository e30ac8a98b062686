// §4: the status of a booking. Staff confirm or cancel it; a trip that is due is confirmed once its payment has come in.
import { setup } from 'xstate';
import { codeOf, stateOf, type StateOf } from './codes.ts';

export type BookingEvent = { type: 'confirm' } | { type: 'cancel' };

export const bookingMachine = setup({
  types: { events: {} as BookingEvent },
}).createMachine({
  id: 'booking',
  initial: 'toBeConfirmed',
  states: {
    toBeConfirmed: {
      on: { confirm: 'due', cancel: 'cancelled' },
    },
    cancelled: {
      description: 'The end: a guest who changes their mind books again.',
    },
    due: {
      description: 'Listed under guest payments until the payment is confirmed.',
      on: { confirm: 'confirmed', cancel: 'cancelled' },
    },
    confirmed: {
      description: 'Confirmed and paid. What comes after is a refund, not a status.',
    },
  },
});

/** What staff may do with a booking, and what the button reads. */
export const bookingActions = [
  { event: 'confirm', label: 'Confirm Booking' },
  { event: 'cancel', label: 'Cancel Booking', danger: true },
] as const satisfies readonly { event: BookingEvent['type']; label: string; danger?: true }[];

/** Where nothing is said nothing was decided; nothing for a number that is no state of ours. */
export const bookingStateOf = (status: unknown): StateOf<'booking'> | undefined =>
  stateOf('booking', status ?? codeOf('booking', 'toBeConfirmed'));
