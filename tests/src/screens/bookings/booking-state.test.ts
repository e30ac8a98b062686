import { expect, it } from 'vitest';
import { labelOf } from '#src/screens/bookings/booking-state.ts';

it.each([
  [7, '7'],
  ['shipped', 'shipped'],
  [{ code: 1 }, '–'],
  [2, 'Due'],
])('where a booking stands on another server is told as it was written: %j', (status, text) => {
  expect(labelOf({ _id: 1, status: status as number }).text).toBe(text);
});
