import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dollarsOf, isWholeCents, partOf, sharesOf } from '#machines/money.ts';

test.each([
  [0, 0],
  [480, 48_000],
  [19.99, 1_999],
  [1.1, 110],
  [1.005, 101],
  ['12.5', 1_250],
  [undefined, 0],
  ['a lot', 0],
  [Number.POSITIVE_INFINITY, 0],
])('%j dollars are %i cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test('cents become dollars and cents again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents);
      expect(isWholeCents(dollarsOf(cents))).toBe(true);
    }),
  );
});

test('parts of a cent are noticed', () => {
  expect([0.005, 10.001, 99.999].map(isWholeCents)).toEqual([false, false, false]);
});

test.each([
  [48_000, 10, 4_800],
  [1_005, 10, 101],
  [3, 50, 2],
  [100, 12.5, 13],
  [11_000, 0.35, 39],
  [100, 0, 0],
  [100, 100, 100],
])('%i cents at %d percent are %i', (cents, percent, part) => {
  expect(partOf(cents, percent)).toBe(part);
});

test('a part is rounded half up, as whole numbers are', () => {
  const cents = fc.integer({ min: 0, max: 1e9 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(cents, hundredths, (paid, fee) => {
      const exact = (BigInt(paid) * BigInt(fee) + 5_000n) / 10_000n;
      expect(partOf(paid, fee / 100)).toBe(Number(exact));
    }),
  );
});

test('a refund takes of host and platform what it gives the guest, in however many steps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (paid, percent, parts) => {
        let refunded = 0;
        for (const part of parts) {
          const before = sharesOf(paid, refunded, percent);
          refunded += Math.floor((paid - refunded) * part);
          const after = sharesOf(paid, refunded, percent);
          expect(after.fee + after.host + refunded).toBe(paid);
          expect(after.host).toBeLessThanOrEqual(before.host);
          expect(after.fee).toBeLessThanOrEqual(before.fee);
          expect(Math.min(after.fee, after.host)).toBeGreaterThanOrEqual(0);
        }
        expect(sharesOf(paid, paid, percent)).toEqual({ fee: 0, host: 0 });
      },
    ),
  );
});
