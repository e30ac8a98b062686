// §7 bookings.
import { failure } from '../generated/messages/failure.ts';
import { success } from '../generated/messages/success.ts';
import type { Call } from './call.ts';

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
