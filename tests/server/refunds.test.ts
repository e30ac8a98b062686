import { beforeAll, expect, it } from 'vitest';
import { decide } from '#machines/decide.ts';
import { refundActions, refundMachine, type RefundState } from '#machines/refund.machine.ts';
import type { CallName } from '#schemas/calls.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/databases.ts';
import { expectExactly, statesOf } from '#tests/support/model.ts';
import { dayFromNow, givenPaidBooking, givenRefund, payment } from '#tests/support/money.ts';
import { dumpOf, signedIn, type GivenAdmin } from '#tests/support/rows.ts';

type Event = (typeof refundActions)[number]['event'];

const reason = { reason: 'The guest did not cancel.' };
const steps: Record<Event, { call: CallName; body?: object; permission: keyof typeof roles.permissions }> = {
  approve: { call: 'approveRefund', permission: 'refunds.decide' },
  reject: { call: 'rejectRefund', body: reason, permission: 'refunds.decide' },
  withdraw: { call: 'withdrawRefund', permission: 'refunds.request' },
  process: { call: 'processRefund', permission: 'refunds.decide' },
  complete: { call: 'completeRefund', body: payment, permission: 'refunds.decide' },
  fail: { call: 'failRefund', body: reason, permission: 'refunds.decide' },
};
const cells = statesOf(refundMachine).flatMap((state) =>
  refundActions.map(({ event }) => ({
    state: state as RefundState,
    event,
    target: decide(refundMachine, state, { type: event }),
  })),
);

describeEngines('refunds', (engine) => {
  const running = useApp(engine);
  const admins: Record<number, GivenAdmin> = {};
  beforeAll(async () => {
    for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
  });
  const act = (event: Event, id: string, role = 2) => {
    const { call, body } = steps[event];
    return ask(running.app, call, {
      params: { id },
      token: admins[role]?.token,
      ...(body ? { body } : {}),
    });
  };
  const request = (bookingId: string, amount: number, role = 3, cancelledAt = new Date().toISOString()) =>
    ask(running.app, 'requestRefund', {
      body: { bookingId, reason: 1, cancelledAt, amount },
      token: admins[role]?.token,
    });

  it('have a call for each step of the machine', () => {
    expectExactly(
      refundActions.map(({ event }) => event),
      steps,
    );
  });

  it.each(cells)(
    '$state, $event: what the machine says ($target), for each role',
    async ({ state, event, target }) => {
      for (const { id: role } of roles.roles) {
        const { refundId } = await givenRefund(running.db, state);
        const before = await dumpOf(running.db);
        const { status, envelope } = await act(event, refundId, role);
        const isAllowed = roles.permissions[steps[event].permission].roles.includes(role);
        expect(status).toBe(!isAllowed ? 403 : target ? 200 : 409);
        if (status === 200) expect((envelope.data as Refund).state).toBe(target);
        else expect(await dumpOf(running.db)).toBe(before);
      }
    },
  );

  it.each(['approve', 'reject'] as const)('§6 whoever asked cannot %s', async (event) => {
    const { refundId } = await givenRefund(running.db, 'requested', { requestedBy: admins[2]?.id ?? '' });
    const { status, envelope } = await act(event, refundId, 2);
    expect({ status, error: envelope.error }).toEqual({
      status: 403,
      error: 'You asked for this refund yourself. Another admin must decide.',
    });
    expect((await act(event, refundId, 1)).status).toBe(200);
  });

  it('propose what the policy says of the terms of the booking', async () => {
    const { bookingId } = await givenPaidBooking(running.db, { policy: 3, tripIn: 1 });
    const { envelope } = await request(bookingId, 240, 3, dayFromNow(0));
    expect(envelope.data).toMatchObject({
      paid: 480,
      penalty: 240,
      penaltyFee: 24,
      proposal: 240,
      policy: 3,
    });
  });

  it('are one at a time for a booking, and never more than was paid', async () => {
    const { bookingId } = await givenPaidBooking(running.db);
    expect((await request(bookingId, 480.01)).status).toBe(422);
    expect((await request(bookingId, 0.005)).status).toBe(422);
    const first = await request(bookingId, 300);
    expect(first.status).toBe(200);
    expect((await request(bookingId, 1)).status).toBe(409);
    const id = String((first.envelope.data as Refund)._id);
    for (const event of ['approve', 'process', 'complete'] as const)
      expect((await act(event, id)).status).toBe(200);
    expect((await request(bookingId, 180.01)).status).toBe(422);
    expect((await request(bookingId, 180)).status).toBe(200);
  });

  it('of two who ask for the same booking at once exactly one is taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { bookingId } = await givenPaidBooking(running.db);
      const answers = await Promise.all([request(bookingId, 480), request(bookingId, 480, 2)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('of two admins who approve and reject at once exactly one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { refundId } = await givenRefund(running.db, 'requested');
      const answers = await Promise.all([act('approve', refundId, 1), act('reject', refundId, 2)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
