import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import type { Payout } from '#schemas/types.ts';
import { transactions } from '#server/changes/transaction.ts';
import { makePayoutsDue } from '#server/jobs/due-payouts.ts';
import { detailsFor } from '#server/payouts/payment.ts';
import { saveHostAccount } from '#server/payouts/queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  dayFromNow,
  givenPaidBooking,
  givenPayout,
  givenRefund,
  payment,
  wholeAccount,
} from '#tests/support/server/money.ts';
import { givenBoat, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const reason = { reason: 'The host must confirm the account.' };
const steps = {
  pay: { call: 'payPayout', body: payment },
  hold: { call: 'holdPayout', body: reason },
  fail: { call: 'failPayout', body: reason },
  retry: { call: 'retryPayout', body: undefined },
} as const;

describeEngines('payouts', (engine) => {
  const running = useApp(engine);
  const admins: Record<number, GivenAdmin> = {};
  beforeAll(async () => {
    for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
  });
  const act = (event: keyof typeof steps, id: string, role = 2) => {
    const { call, body } = steps[event];
    return ask(running.app, call, { params: { id }, token: admins[role]?.token, body });
  };
  const stateOf = async (id: string): Promise<string | undefined> => {
    const [row] = await running.db.query<{ state: string }>(sql`select state from payouts where _id = ${id}`);
    return row?.state;
  };
  const versionOf = async (id: string): Promise<number> => {
    const [row] = await running.db.query<{ version: number }>(
      sql`select version from payouts where _id = ${id}`,
    );
    return row?.version ?? 0;
  };

  it('§2 keep price and service fee as lines of their own', async () => {
    const { payoutId } = await givenPaidBooking(running.db, { price: 199.99 });
    const { envelope } = await ask(running.app, 'getPayout', {
      params: { id: payoutId },
      token: admins[3]?.token,
    });
    expect(envelope.data).toMatchObject({
      amount: 179.99,
      lines: [
        { kind: 'price', amount: 199.99 },
        { kind: 'fee', amount: -20 },
      ],
    });
    expect((envelope.data as Payout).account?.accountNumber).toMatch(/^•+3456$/);
  });

  it('of two admins who change the account of a host from two of its payouts one must look again', async () => {
    const boat = await givenBoat(running.db);
    const [one, other] = [
      await givenPayout(running.db, 'due', { boat }),
      await givenPayout(running.db, 'due', { boat }),
    ];
    const save = async ({ payoutId }: { payoutId: string }, version: number, body: object) =>
      ask(running.app, 'saveHostAccount', {
        params: { id: payoutId },
        body,
        token: admins[2]?.token,
        headers: { 'if-match': String(version) },
      });
    const [version, seen] = [await versionOf(one.payoutId), await versionOf(other.payoutId)];
    const saved = await save(one, version, { ...wholeAccount, bank: 'Bank of the harbour' });
    expect(saved.status).toBe(200);
    expect((saved.envelope.data as Payout).version).toBe(version + 1);
    const late = await save(other, seen, wholeAccount);
    expect(late.status).toBe(412);
    expect(late.envelope.data).toMatchObject({ account: { bank: 'Bank of the harbour' }, version: seen + 1 });
    expect((await act('pay', other.payoutId)).status).toBe(200);
  });

  it('§2 are not paid while the account of the host is not complete, which is said', async () => {
    const { payoutId } = await givenPayout(running.db, 'due', { account: { holder: 'Harbour Host' } });
    const { status, envelope } = await act('pay', payoutId);
    expect(status).toBe(409);
    expect(envelope.error).toBe(
      'The account of Harbour Host is not complete. Missing: Bank, Account number, ABA.',
    );
    expect(await stateOf(payoutId)).toBe('due');
  });

  it('of two admins who pay and hold at once exactly one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { payoutId } = await givenPayout(running.db, 'due');
      const answers = await Promise.all([act('pay', payoutId, 1), act('hold', payoutId, 2)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.envelope.error).toMatch(/^This is not possible now: the payout is (Paid|On hold|Held)\.$/);
    }
  });

  it('fall due once, on however many instances, by the clock that is given', async () => {
    const given = [];
    for (let n = 0; n < 6; n += 1) given.push(await givenPaidBooking(running.db, { tripIn: 10 }));
    const change = transactions(running.db, () => undefined);
    const ids = given.map(({ payoutId }) => payoutId);
    const early = await makePayoutsDue(change, new Date(dayFromNow(11)));
    expect(early.filter((id) => ids.includes(id))).toEqual([]);
    const later = new Date(dayFromNow(14));
    const due = (await Promise.all([1, 2, 3].map(() => makePayoutsDue(change, later)))).flat();
    expect(due.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
    const audits = await running.db.query(sql`
      select entity_id from audits where action = 'fallDue' and admin_id is null
        and entity_id in (select _id from payouts where state = 'due') and entity_id = ${ids[0]}`);
    expect(audits).toHaveLength(1);
  });

  it('§2 are paid several as one, all or none', async () => {
    const [one, two] = [await givenPayout(running.db, 'due'), await givenPayout(running.db, 'due')];
    const pay = (ids: string[], total: number) =>
      ask(running.app, 'payPayouts', { body: { ids, total, payment }, token: admins[2]?.token });
    expect((await pay([one.payoutId, two.payoutId], 1)).envelope.sort).toBe('total');
    expect(await stateOf(one.payoutId)).toBe('due');
    const { status, envelope } = await pay([one.payoutId, two.payoutId], 864);
    expect(status).toBe(200);
    expect(envelope['batch']).toMatch(/^B-\d{6}$/);
    expect([await stateOf(one.payoutId), await stateOf(two.payoutId)]).toEqual(['paid', 'paid']);
  });

  it('several are paid as they were looked at: one that was sent and returned meanwhile is refused', async () => {
    const [one, two] = [await givenPayout(running.db, 'due'), await givenPayout(running.db, 'due')];
    const ids = [one.payoutId, two.payoutId];
    const pay = (versions: number[]) =>
      ask(running.app, 'payPayouts', {
        body: { ids, versions, total: 864, payment },
        token: admins[2]?.token,
      });
    const versions = await Promise.all(ids.map(versionOf));
    for (const event of ['pay', 'fail', 'retry'] as const)
      expect((await act(event, two.payoutId, 1)).status).toBe(200);
    const late = await pay(versions);
    expect({ status: late.status, data: late.envelope.data }).toMatchObject({
      status: 412,
      data: { _id: two.payoutId, state: 'due' },
    });
    expect(await stateOf(one.payoutId)).toBe('due');
    expect((await pay(await Promise.all(ids.map(versionOf)))).status).toBe(200);
  });

  it('one that is due again says nothing of how it was paid earlier, nor does one that is paid then', async () => {
    const { payoutId } = await givenPayout(running.db, 'due');
    const shown = async () =>
      (await ask(running.app, 'getPayout', { params: { id: payoutId }, token: admins[1]?.token })).envelope
        .data as Record<string, unknown>;
    const paid = await ask(running.app, 'payPayouts', {
      body: { ids: [payoutId], total: 432, payment },
      token: admins[2]?.token,
    });
    expect(paid.status).toBe(200);
    expect(await shown()).toMatchObject({ batch: paid.envelope['batch'], paidOn: payment.date });
    for (const event of ['fail', 'retry'] as const) expect((await act(event, payoutId, 1)).status).toBe(200);
    for (const field of ['method', 'reference', 'paidOn', 'batch'])
      expect(await shown()).not.toHaveProperty(field);
    expect((await act('pay', payoutId, 1)).status).toBe(200);
    expect(await shown()).not.toHaveProperty('batch');
  });

  it('the file of a batch says what was sent, whatever became of its payouts', async () => {
    const { payoutId, hostId, refundId } = await givenRefund(running.db, 'requested');
    await running.db.query(sql`update payouts set state = 'due' where _id = ${payoutId}`);
    const token = admins[2]?.token;
    const paid = await ask(running.app, 'payPayouts', {
      body: { ids: [payoutId], total: 432, payment },
      token,
    });
    const file = async () =>
      (await ask(running.app, 'getTransfers', { query: { batch: String(paid.envelope['batch']) }, token }))
        .envelope.data;
    const sent = [expect.objectContaining({ _id: payoutId, amount: 432, holder: wholeAccount.holder })];
    expect(await file()).toEqual(sent);
    await act('fail', payoutId);
    expect((await ask(running.app, 'approveRefund', { params: { id: refundId }, token })).status).toBe(200);
    await running.db.transaction((tx) => saveHostAccount(tx, hostId, { ...wholeAccount, holder: 'Another' }));
    expect(await file()).toEqual(sent);
    await act('retry', payoutId);
    expect(await file()).toEqual(sent);
  });

  it('a file of payouts to pay is refused where one of them is paid already, and says which', async () => {
    const [one, two] = [await givenPayout(running.db, 'due'), await givenPayout(running.db, 'paid')];
    const file = (...ids: string[]) =>
      ask(running.app, 'getTransfers', { query: { ids: ids.join(',') }, token: admins[2]?.token });
    expect((await file(one.payoutId)).envelope.data).toMatchObject([{ _id: one.payoutId, amount: 432 }]);
    const { status, envelope } = await file(one.payoutId, two.payoutId);
    const error = english(messages.refusal.notDue, { bookings: [two.bookingId] });
    expect({ status, ...envelope }).toMatchObject({ status: 409, sort: 'state', error });
  });

  it('§2 Resend Payout Details writes to the host and is logged', async () => {
    const { payoutId, hostId } = await givenPayout(running.db, 'due');
    const { status } = await ask(running.app, 'resendPayout', {
      params: { id: payoutId },
      token: admins[2]?.token,
    });
    expect(status).toBe(200);
    const alerts = await running.db.query(sql`
      select 1 from alerts where event = 'payoutdetails' and audience = ${`user:${hostId}`}`);
    expect(alerts).toHaveLength(1);
    const audits = await running.db.query(sql`
      select 1 from audits where entity_id = ${payoutId} and action = 'resend'`);
    expect(audits).toHaveLength(1);
  });

  const wasPaid = { paidOn: '2026-01-05', method: 'wire', reference: 'TRX-1' } as const;
  it.each([
    ['was paid', { state: 'paid', ...wasPaid }, realtime.texts.payoutPaid],
    [
      'is to be paid again, after the bank returned it',
      { state: 'due', ...wasPaid },
      realtime.texts.payoutOpen,
    ],
    ['is to be paid', { state: 'due' }, realtime.texts.payoutOpen],
    ['is held', { state: 'held' }, realtime.texts.payoutHeld],
    ['is held, of whom no account is known', { state: 'held', account: {} }, realtime.texts.payoutHeld],
    ['is refunded', { state: 'cancelled' }, realtime.texts.payoutCancelled],
    ['cannot be paid', { state: 'due', account: {} }, realtime.texts.payoutNoAccount],
  ])('write to the host what %s', (_what, more, text) => {
    const due = { _id: 'p', bookingId: 'b-1', hostId: 'h', amount: 12.5, dueAt: '2026-02-01T00:00:00Z' };
    const { payload } = detailsFor({ account: wholeAccount, ...due, ...more });
    const values = {
      amount: '$12.50',
      booking: 'b-1',
      reference: 'TRX-1',
      method: labels.proofMethod.wire.text,
    };
    const date = more.state === 'paid' ? wasPaid.paidOn : '2026-02-01';
    expect(payload).toMatchObject({ userId: 'h', message: english(text, { ...values, date }) });
  });
});
