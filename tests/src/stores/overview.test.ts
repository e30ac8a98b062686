import { expect, test } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import home from '#schemas/home.json' with { type: 'json' };
import { daysBefore, daysUntil, isDay, monthsUntil, overviewOf } from '#src/stores/overview.ts';

const today = new Date('2026-01-31T23:59:00Z');

test('the months lead up to this one, over the turn of the year', () => {
  expect(monthsUntil(today, 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});

test('a day is one of the calendar, written as the address has it', () => {
  expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-02-30', '2026', '2026-1-1', 'today', '', null].filter(isDay)).toEqual([]);
});

test('days are compared with as many before them, over months and leap days', () => {
  expect(daysUntil(1, today)).toEqual({ from: '2026-01-31', to: '2026-01-31' });
  expect(daysBefore({ from: '2024-03-01', to: '2024-03-02' })).toEqual({
    from: '2024-02-28',
    to: '2024-02-29',
  });
  expect(daysBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({
    from: '2025-12-31',
    to: '2025-12-31',
  });
});

test('a server without the call is counted from the lists that §7 specifies', () => {
  const approved = codeOf('document', 'approved');
  const boats = [{ _id: 1 }, { _id: 2, status: { navigation: approved, authorization: approved } }];
  const bookings = (['toBeConfirmed', 'cancelled', 'due', 'confirmed'] as const).map((state, _id) => ({
    _id,
    status: codeOf('booking', state),
    price: 10.5,
    date: '2026-01-05T10:00:00.000Z',
  }));
  const days = daysUntil(30, today);
  // Another server may answer null, moments as numbers, or with the zone of a place: the day is that of UTC.
  const moments = [null, Date.UTC(2026, 0, 10), '2026-01-01T23:30:00-05:00', '2026-02-01T00:30:00+02:00'];
  const odd = moments.map((date) => ({ date })) as unknown as typeof bookings;
  const found = overviewOf(boats, [...bookings, { _id: 9 }, ...odd], today, days);
  expect(found.days).toEqual({
    from: '2026-01-02',
    to: '2026-01-31',
    now: { bookings: 7, revenue: 10.5, cancelled: 1, boats: 0 },
    before: { bookings: 0, revenue: 0, cancelled: 0, boats: 0 },
  });
  // A booking without a status waits like one that is not confirmed yet.
  expect(found.waiting).toEqual({ documents: 1, bookings: 6, payments: 1 });
  expect(found.boats).toEqual({ approved: 1, pendingApproval: 1, pending: 0 });
  expect(found.months).toHaveLength(home.months);
  expect(found.months?.at(-1)).toEqual({ month: '2026-01', bookings: 7, revenue: 10.5 });
  expect(found.payouts).toBeUndefined();
});
