import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayStart, freeUntil, proposeRefund, type Cancellation } from '#machines/refund-policy.ts';

const FLEXIBLE = 1;
const MODERATE = 2;
const STRICT = 3;

/** A trip of one day for $480.00, of which the platform takes 10 %. */
const trip: Cancellation = {
  policy: MODERATE,
  tripStart: '2026-07-10T09:30:00.000Z',
  cancelledAt: '2026-07-01T00:00:00.000Z',
  paid: 48_000,
  days: 1,
  feePercent: 10,
};
const penaltyOf = (policy: number, cancelledAt: string, more: Partial<Cancellation> = {}): number =>
  proposeRefund({ ...trip, policy, cancelledAt, ...more }).penalty;

describe('§2 flexible: all back at any time', () => {
  test.each([
    '2026-01-01T00:00:00.000Z',
    '2026-07-09T23:59:59.999Z',
    '2026-07-10T00:00:00.000Z',
    '2026-07-10T09:30:00.000Z',
    '2026-07-12T00:00:00.000Z',
  ])('cancelled at %s', (cancelledAt) => {
    expect(proposeRefund({ ...trip, policy: FLEXIBLE, cancelledAt })).toEqual({
      paid: 48_000,
      refunded: 0,
      penalty: 0,
      serviceFee: 0,
      refund: 48_000,
      freeUntil: undefined,
    });
  });
});

describe('§2 §9 moderate: free until 24 hours before the trip day', () => {
  test.each([
    ['long before', '2026-06-01T12:00:00.000Z', 0],
    ['a millisecond before the limit', '2026-07-08T23:59:59.999Z', 0],
    ['at the limit', '2026-07-09T00:00:00.000Z', 0],
    ['a millisecond after the limit', '2026-07-09T00:00:00.001Z', 24_000],
    ['the day before', '2026-07-09T12:00:00.000Z', 24_000],
    ['a millisecond before the trip day', '2026-07-09T23:59:59.999Z', 24_000],
    ['when the trip day starts', '2026-07-10T00:00:00.000Z', 24_000],
    ['when the trip starts', '2026-07-10T09:30:00.000Z', 24_000],
    ['after the trip', '2026-07-11T00:00:00.000Z', 24_000],
  ])('%s, %s, costs %i cents', (_when, cancelledAt, penalty) => {
    expect(penaltyOf(MODERATE, cancelledAt)).toBe(penalty);
  });
});

describe('§2 §9 strict: free until 48 hours before the trip day', () => {
  test.each([
    ['a millisecond before the limit', '2026-07-07T23:59:59.999Z', 0],
    ['at the limit', '2026-07-08T00:00:00.000Z', 0],
    ['a millisecond after the limit', '2026-07-08T00:00:00.001Z', 24_000],
    ['where moderate is still free', '2026-07-09T00:00:00.000Z', 24_000],
    ['on the trip day', '2026-07-10T08:00:00.000Z', 24_000],
  ])('%s, %s, costs %i cents', (_when, cancelledAt, penalty) => {
    expect(penaltyOf(STRICT, cancelledAt)).toBe(penalty);
  });
});

describe('§9 days start at 00:00 UTC', () => {
  test.each([
    ['the first moment of the trip day', '2026-07-10T00:00:00.000Z'],
    ['its last moment', '2026-07-10T23:59:59.999Z'],
    ['a start written in Rome', '2026-07-10T01:30:00+02:00', '2026-07-09T00:00:00.000Z'],
    ['a start written in Los Angeles', '2026-07-09T17:30:00-07:00'],
    ['a start written in Auckland', '2026-07-11T11:59:59+12:00'],
  ])('%s, %s, has its day by UTC', (_what, tripStart, day = '2026-07-10T00:00:00.000Z') => {
    expect(dayStart(tripStart).toISOString()).toBe(day);
  });

  test('a cancellation counts by its moment, not by how its zone writes it', () => {
    expect(penaltyOf(MODERATE, '2026-07-09T02:00:00+02:00')).toBe(0);
    expect(penaltyOf(MODERATE, '2026-07-08T17:00:00-07:00')).toBe(0);
    expect(penaltyOf(MODERATE, '2026-07-09T02:00:00.001+02:00')).toBe(24_000);
    expect(penaltyOf(MODERATE, '2026-07-08T23:30:00-01:00')).toBe(24_000);
  });

  test('clocks that are put forward or back anywhere change nothing', () => {
    expect(freeUntil(MODERATE, '2026-03-30T05:00:00.000Z')?.toISOString()).toBe('2026-03-29T00:00:00.000Z');
    expect(freeUntil(STRICT, '2026-10-26T05:00:00.000Z')?.toISOString()).toBe('2026-10-24T00:00:00.000Z');
    expect(freeUntil(STRICT, '2028-03-01T05:00:00.000Z')?.toISOString()).toBe('2028-02-28T00:00:00.000Z');
  });
});

describe("§9 the penalty is half of one day's cost", () => {
  const late = '2026-07-10T08:00:00.000Z';

  test.each([
    ['a week', { days: 7, paid: 350_000 }, 25_000],
    ['three days, rounded half up', { days: 3, paid: 10_001 }, 1_667],
    ['one cent', { days: 1, paid: 1 }, 1],
    ['three cents', { days: 1, paid: 3 }, 2],
    ['nothing paid', { days: 1, paid: 0 }, 0],
    ['no days known', { days: 0, paid: 10_000 }, 5_000],
  ])('of %s', (_what, more, penalty) => {
    expect(penaltyOf(MODERATE, late, more)).toBe(penalty);
  });

  test('the platform takes its fee of it, the guest gets the rest of the price', () => {
    expect(proposeRefund({ ...trip, cancelledAt: late })).toEqual({
      paid: 48_000,
      refunded: 0,
      penalty: 24_000,
      serviceFee: 2_400,
      refund: 24_000,
      freeUntil: new Date('2026-07-09T00:00:00.000Z'),
    });
  });

  test('what was given back before is not given back again', () => {
    expect(proposeRefund({ ...trip, cancelledAt: late, refunded: 10_000 })).toMatchObject({
      penalty: 24_000,
      refund: 14_000,
    });
    expect(proposeRefund({ ...trip, cancelledAt: late, refunded: 30_000 })).toMatchObject({
      penalty: 18_000,
      refund: 0,
    });
  });
});

test('an unknown policy keeps nothing of the guest', () => {
  expect(penaltyOf(0, '2026-07-10T08:00:00.000Z')).toBe(0);
  expect(penaltyOf(Number.NaN, '2026-07-10T08:00:00.000Z')).toBe(0);
});

test('the parts are whole cents and add up to what was paid, always', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.record({
        policy: fc.integer({ min: 1, max: 3 }),
        tripStart: moment,
        cancelledAt: moment,
        paid: fc.integer({ min: 0, max: 100_000_000 }),
        days: fc.integer({ min: 1, max: 30 }),
        feePercent: fc.double({ min: 0, max: 100, noNaN: true }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      ({ part, ...cancellation }) => {
        const refunded = Math.floor(cancellation.paid * part);
        const found = proposeRefund({ ...cancellation, refunded });
        const { paid, penalty, refund, serviceFee } = found;
        expect(penalty + refund + refunded).toBe(paid);
        for (const amount of [penalty, refund, serviceFee]) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(serviceFee).toBeLessThanOrEqual(penalty);
      },
    ),
  );
});

test('who cancels later never gets more back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (policy, first, second) => {
        const at = (hours: number): string =>
          new Date(Date.parse('2026-07-01T00:00:00Z') + hours * 3_600_000).toISOString();
        const [early, late] = [Math.min(first, second), Math.max(first, second)];
        expect(penaltyOf(policy, at(late))).toBeGreaterThanOrEqual(penaltyOf(policy, at(early)));
      },
    ),
  );
});
