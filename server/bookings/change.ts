// What every change of a booking shares: how the row is found and locked.
import type { Booking } from '#schemas/types.ts';
import type { FoundKind } from '../changes/change-row.ts';
import { findBooking, lockBooking } from './queries.ts';

export const bookings: FoundKind<Booking> = {
  entity: 'booking',
  label: 'This booking',
  find: findBooking,
  lock: lockBooking,
};
