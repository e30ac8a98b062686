// §4: the status of a booking. Staff confirm or cancel it; a trip that is due is confirmed once its payment has come in.
import { setup } from 'xstate';

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
