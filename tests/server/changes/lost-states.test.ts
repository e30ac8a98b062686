// Rows in a state that no machine knows, such as one that was set by hand: nothing is possible there, and that is said.
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { payoutActions } from '#machines/payout.machine.ts';
import { refundActions } from '#machines/refund.machine.ts';
import type { CallName } from '#schemas/calls.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenPayout, givenRefund, payment } from '#tests/support/server/money.ts';
import { fingerprintOf, givenBoat, givenBooking, signedIn } from '#tests/support/server/rows.ts';

const reason = { reason: 'Somebody must look at it.' };
const calls: Record<string, { call: CallName; body?: object }> = {
  'payout pay': { call: 'payPayout', body: payment },
  'payout hold': { call: 'holdPayout', body: reason },
  'payout release': { call: 'releasePayout' },
  'payout fail': { call: 'failPayout', body: reason },
  'payout retry': { call: 'retryPayout' },
  'refund approve': { call: 'approveRefund' },
  'refund reject': { call: 'rejectRefund', body: reason },
  'refund withdraw': { call: 'withdrawRefund' },
  'refund process': { call: 'processRefund' },
  'refund complete': { call: 'completeRefund', body: payment },
  'refund fail': { call: 'failRefund', body: reason },
};
const steps = [
  ...payoutActions.map(({ event }) => ({ noun: 'payout', event })),
  ...refundActions.map(({ event }) => ({ noun: 'refund', event })),
];

describeEngines('a state that its machine does not know', (engine) => {
  const running = useApp(engine);
  let token: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 1));
    ids['payout'] = (await givenPayout(running.db, 'gone' as never)).payoutId;
    ids['refund'] = (await givenRefund(running.db, 'gone' as never)).refundId;
  });

  it.each(steps)('refuses to $event a $noun, and names the state', async ({ noun, event }) => {
    const before = await fingerprintOf(running.db);
    const { call, body } = calls[`${noun} ${event}`] ?? { call: 'getMeta' as CallName };
    const params = { id: ids[noun] ?? '' };
    const { status, envelope } = await ask(running.app, call, { params, token, ...(body ? { body } : {}) });
    expect({ status, error: envelope.error, state: (envelope.data as { state?: string }).state }).toEqual({
      status: 409,
      error: `This is not possible now: the ${noun} is gone.`,
      state: 'gone',
    });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§2 resends the details of a payout all the same', async () => {
    const params = { id: ids['payout'] ?? '' };
    expect((await ask(running.app, 'resendPayout', { params, token })).status).toBe(200);
  });

  it.each([1, 2, 3])('refuses to bring a booking of the status 7 to %j', async (value) => {
    const { id } = await givenBooking(running.db, await givenBoat(running.db), { status: 7 });
    const { status, envelope } = await ask(running.app, 'setBookingStatus', {
      params: { id },
      body: { value },
      token,
    });
    expect({ status, error: envelope.error }).toEqual({
      status: 409,
      error: 'This is not possible now: the booking is 7.',
    });
    const [row] = await running.db.query(sql`select status from bookings where _id = ${id}`);
    expect(row).toEqual({ status: 7 });
  });
});
