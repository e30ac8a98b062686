// For every booking paid = payout + fee + refunds, after each step of any history.
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { centsOf } from '#machines/money.ts';
import type { CallName } from '#schemas/calls.ts';
import type { Payout, Refund } from '#schemas/types.ts';
import { transactions } from '#server/changes/transaction.ts';
import { makePayoutsDue } from '#server/jobs/due-payouts.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { dayFromNow, givenPaidBooking, payment, unreconciled } from '#tests/support/server/money.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';

const reason = { reason: 'A reason.' };
const payoutSteps: [CallName, object?][] = [
  ['payPayout', payment],
  ['holdPayout', reason],
  ['releasePayout'],
  ['failPayout', reason],
  ['retryPayout'],
];
const refundSteps: [CallName, object?][] = [
  ['approveRefund'],
  ['rejectRefund', reason],
  ['withdrawRefund'],
  ['processRefund'],
  ['completeRefund', payment],
  ['failRefund', reason],
];

describeEngines('the money', (engine) => {
  const running = useApp(engine);
  let [asking, deciding] = ['', ''];
  beforeAll(async () => {
    asking = (await signedIn(running.db, 3)).token;
    deciding = (await signedIn(running.db, 2)).token;
  });

  /** What the payouts of a host that are paid now come to. */
  async function paidOut(hostId: string): Promise<Map<string, number>> {
    const rows = await running.db.query<{ id: string; cents: number }>(sql`
      select _id as id, cents from payouts where host_id = ${hostId} and state = 'paid'`);
    return new Map(rows.map(({ id, cents }) => [id, cents]));
  }

  it(
    'of every booking adds up and what was paid stays as it was, after each step of random histories',
    { timeout: 180_000 },
    async () => {
      const step = fc.record({
        kind: fc.constantFrom('book', 'request', 'refund', 'refund', 'refund', 'payout', 'payout', 'due'),
        at: fc.nat(20),
        which: fc.nat(20),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
          const boat = await givenBoat(running.db);
          const first = await givenPaidBooking(running.db, { boat, price: 333.33 });
          const bookings = [first];
          const refunds: string[] = [];
          let paid = new Map<string, number>();
          for (const { kind, at, which, part } of history) {
            const booking = bookings[at % bookings.length] ?? first;
            if (kind === 'book')
              bookings.push(
                await givenPaidBooking(running.db, { boat, price: Math.round(part * 100_000) / 100 + 0.01 }),
              );
            if (kind === 'due')
              await makePayoutsDue(
                transactions(running.db, () => undefined),
                new Date(dayFromNow(60)),
              );
            if (kind === 'request') {
              const { envelope } = await ask(running.app, 'requestRefund', {
                token: asking,
                body: {
                  bookingId: booking.bookingId,
                  reason: 1,
                  cancelledAt: '2026-05-01T00:00:00Z',
                  amount: Math.max(1, Math.round(part * 33_333)) / 100,
                },
              });
              if (envelope.flag) refunds.push(String((envelope.data as Refund)._id));
            }
            const isRefund = kind === 'refund' && refunds.length > 0;
            if (isRefund || kind === 'payout') {
              const [call, body] = (isRefund ? refundSteps : payoutSteps).at(
                which % (isRefund ? refundSteps.length : payoutSteps.length),
              ) ?? ['getMeta'];
              const id = isRefund ? (refunds[at % refunds.length] ?? '') : booking.payoutId;
              const answered = await ask(running.app, call, {
                params: { id },
                token: deciding,
                ...(body ? { body } : {}),
              });
              expect([200, 409]).toContain(answered.status);
              if (call === 'payPayout' && answered.status === 200)
                expect(centsOf((answered.envelope.data as Payout).amount)).toBeGreaterThan(0);
            }
            expect(await unreconciled(running.db, 10)).toEqual([]);
            const paidNow = await paidOut(boat.userId);
            for (const [id, cents] of paid) expect(paidNow.get(id) ?? cents).toBe(cents);
            paid = paidNow;
          }
        }),
        { numRuns: 12 },
      );
    },
  );
});
