import { expect, test } from 'vitest';
import { inDays } from '#src/components/charts/in-days.ts';

test.each([
  ['a month', '/home/bookings', '2026-04', '/home/bookings?from=2026-04-01&to=2026-04-30'],
  [
    'a February',
    '/home/bookings?status=confirmed',
    '2028-02',
    '/home/bookings?status=confirmed&from=2028-02-01&to=2028-02-29',
  ],
  [
    'a week that ends in the next year',
    '/home/sales',
    '2026-12-28',
    '/home/sales?from=2026-12-28&to=2027-01-03',
  ],
])('the bar of %s leads to the rows of its days', (_what, list, name, address) => {
  expect(inDays(list, name)).toBe(address);
});
