import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { refundMachine, type RefundEvent, type RefundState } from '#machines/refund.machine.ts';
import type { CallName } from '#schemas/calls.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Refund, Refundable } from '#schemas/types.ts';
import { asJson } from '#server/database/database.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { dayFromNow, givenPaidBooking, givenRefund, payment } from '#tests/support/server/money.ts';
import { dot, upload } from '#tests/support/server/multipart.ts';
import { givenBoat, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

type Event = RefundEvent['type'];

const reason = { reason: 'The guest did not cancel.' };
const steps: Record<Event, { call: CallName; body?: object }> = {
  approve: { call: 'approveRefund' },
  reject: { call: 'rejectRefund', body: reason },
  withdraw: { call: 'withdrawRefund' },
  process: { call: 'processRefund' },
  complete: { call: 'completeRefund', body: payment },
  fail: { call: 'failRefund', body: reason },
};
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

  it.each(['approve', 'reject'] as const)('§6 whoever asked cannot %s', async (event) => {
    const { refundId } = await givenRefund(running.db, 'requested', { requestedBy: admins[2]?.id ?? '' });
    const { status, envelope } = await act(event, refundId, 2);
    expect({ status, error: envelope.error }).toEqual({
      status: 403,
      error: 'You asked for this refund yourself. Another admin must decide.',
    });
    expect((await act(event, refundId, 1)).status).toBe(200);
  });

  it.each(Object.keys(refundMachine.states) as RefundState[])(
    'the image of the request is put in until it is decided, that of the proof once money is sent; when it is %s',
    async (state) => {
      const { refundId } = await givenRefund(running.db, state);
      const sent = { params: { id: refundId }, ...upload(dot) };
      const request = await ask(running.app, 'saveRefundImage', { ...sent, token: admins[3]?.token });
      const proof = await ask(running.app, 'saveRefundProof', { ...sent, token: admins[2]?.token });
      const statusIn = (states: readonly string[]): number => (states.includes(state) ? 200 : 409);
      expect([request.status, proof.status]).toEqual([
        statusIn(['requested']),
        statusIn(['processing', 'refunded']),
      ]);
    },
  );

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

  it.each([
    ['a plan of a week', { start: '2026-06-06T10:00:00Z', end: '2026-06-13T10:00:00Z' }, undefined, 7],
    [
      'a plan of a week and two hours',
      { start: '2026-06-06T10:00:00Z', end: '2026-06-13T12:00:00Z' },
      undefined,
      8,
    ],
    ['a plan of four hours', { start: '2026-06-06T10:00:00Z', end: '2026-06-06T14:00:00Z' }, undefined, 1],
    [
      'a plan that ends before it starts',
      { start: '2026-06-06T10:00:00Z', end: '2026-06-05T10:00:00Z' },
      undefined,
      1,
    ],
    ['a plan whose end nobody has said', { start: '2026-06-06T10:00:00Z' }, undefined, 1],
    ['a booking that says its end', { start: '2026-06-06T10:00:00Z', end: '2026-06-13T10:00:00Z' }, 3, 3],
  ])('take half of one day of %s as the penalty', async (_what, plan, endsAfter, days) => {
    const boat = await givenBoat(running.db, { attributes: { cancellation: 2 } });
    await running.db.query(sql`
      insert into plans (_id, boat_id, attributes)
      values (${randomUUID()}, ${boat.id}, ${asJson({ description: 'At sea', price: 480, ...plan })})`);
    const tripIn = 0.5;
    const end = endsAfter === undefined ? {} : { end: dayFromNow(tripIn + endsAfter) };
    const { bookingId } = await givenPaidBooking(running.db, {
      boat,
      tripIn,
      attributes: { plan: 'At sea', ...end },
    });
    const { envelope } = await request(bookingId, 1);
    const penalty = Math.round(24_000 / days) / 100;
    expect(envelope.data).toMatchObject({ days, penalty, proposal: 480 - penalty });
  });

  it('are asked for bookings whose trips are nearest, before and after, and the typed number first', async () => {
    const boat = await givenBoat(running.db, { attributes: { model: 'Nearest Of All' } });
    const booked: string[] = [];
    for (const tripIn of [9, -2, 5, -7, 1])
      booked.push((await givenPaidBooking(running.db, { boat, tripIn })).bookingId);
    const found = async (q: string): Promise<number[]> => {
      const { envelope } = await ask(running.app, 'getRefundable', { query: { q }, token: admins[3]?.token });
      return (envelope.data as Refundable[]).map(({ _id }) => booked.indexOf(String(_id)));
    };
    expect(await found('nearest of')).toEqual([4, 1, 2, 3, 0]);
    expect(await found('ALL Nearest')).toEqual([4, 1, 2, 3, 0]);
    expect(await found('nearest nowhere')).toEqual([]);
    expect(await found(booked[0] ?? '')).toEqual([0]);
    expect((await found('')).length).toBeGreaterThan(4);
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
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.envelope.error).toMatch(/^This is not possible now: the refund is (Approved|Rejected)\.$/);
    }
  });
});
