// §7 bookings.
import messages from '../messages.json' with { type: 'json' };
import type { Call } from './call.ts';

const { success, failure } = messages;

export const bookingsCalls = {
  getAllBookings: {
    method: 'GET',
    path: '/admin/booking/getAllBooking',
    permission: 'bookings.read',
    query: 'bookings-page',
    answer: ['booking'],
  },
  setBookingStatus: {
    method: 'POST',
    path: '/reservation/setBookStatus/{id}',
    permission: 'bookings.decide',
    body: 'booking-status',
    answer: 'booking',
    success: success.generic,
    failure: failure.bookingStatus,
  },
} as const satisfies Record<string, Call>;
