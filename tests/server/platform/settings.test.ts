import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import type { Payment } from '#schemas/types.ts';
import { maskedText } from '#server/access/masking.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { signedIn } from '#tests/support/server/rows.ts';

const bank = {
  status: true,
  bank: 'Harbour Bank',
  name: 'Blue Bay Ltd',
  email: 'pay@bay.example',
  accoountN: '123456789012',
  aba: '021000021',
  address: '1 Quay, Split',
  switf: 'HARBHR2X',
};

describe('a number that not everybody may see', () => {
  it.each([
    ['123456789012', '••••••••9012'],
    ['1234', '••34'],
    ['1', '•'],
    ['', ''],
  ])('§6 %j is shown as %j', (whole, shown) => expect(maskedText(whole)).toBe(shown));
});

const off = { status: false };
/** §3 the four methods before anybody has set one. */
const unset = { Zelle: off, Binance: off, PayPal: off, Bank: off };

describeEngines('the platform settings', (engine) => {
  const running = useApp(engine);
  const tokens: Record<number, string> = {};

  beforeEach(async () => {
    await running.db.query(sql`delete from settings where name in ('serviceFee', 'payment')`);
    for (const role of [1, 2, 3]) tokens[role] = (await signedIn(running.db, role)).token;
  });

  const send = (name: CallName, body?: object, extra: object = {}): Promise<Answered> =>
    ask(running.app, name, { token: tokens[1], ...(body ? { body } : {}), ...extra });
  const payment = async (): Promise<Payment> => (await send('getPayment')).envelope.data as Payment;

  it('§9 the service fee is 10 until somebody sets it', async () => {
    expect((await send('getFee')).envelope.data).toBe(10);
    expect((await send('setFee', { fee: 12.5 })).envelope).toMatchObject({ flag: true, data: 12.5 });
    expect((await send('getFee')).envelope.data).toBe(12.5);
    for (const fee of [0, 100, '12.5', ' 12 ']) expect((await send('setFee', { fee })).status).toBe(200);
  });

  it.each([
    [-0.1, 'must be at least 0.'],
    [100.1, 'must be at most 100.'],
    ['twelve', 'must be a number.'],
    ['', 'must be a number.'],
    ['0x10', 'must be a number.'],
    ['101', 'must be at most 100.'],
    [null, 'must not be empty.'],
    [undefined, 'is required.'],
  ])('§2 refuses a service fee of %j', async (fee, said) => {
    const { status, envelope } = await send('setFee', { fee });
    expect(status).toBe(422);
    expect(envelope.errors).toEqual({ fee: `Service fee ${said}` });
    expect((await send('getFee')).envelope.data).toBe(10);
  });

  it.each([
    ['setFee', 'getFee', { fee: 11 }, { fee: 12 }],
    ['setPayment', 'getPayment', { payment: { Bank: bank } }, { payment: { Bank: { status: false } } }],
  ] as const)('%s answers 412 when somebody else was first', async (set, get, first, second) => {
    const { version } = (await send(get)).envelope;
    expect(version).toBe(1);
    const headers = { 'if-match': `"${String(version)}"` };
    expect((await send(set, first, { headers })).envelope['version']).toBe(2);
    const late = await send(set, second, { headers });
    expect(late.status).toBe(412);
    expect(late.envelope.data).toEqual((await send(get)).envelope.data);
  });

  it('reliability: a change leaves one audit entry and one alert, and saving the same again leaves none', async () => {
    const count = async (): Promise<unknown> =>
      running.db.query(
        sql`select (select count(*)::int from audits) as audits, (select count(*)::int from alerts) as alerts`,
      );
    await send('setFee', { fee: 20 });
    const before = await count();
    await send('setFee', { fee: 20 });
    expect(await count()).toEqual(before);
    const [entry] = await running.db.query(
      sql`select entity_id, before, after from audits order by number desc limit 1`,
    );
    expect(entry).toEqual({ entity_id: 'serviceFee', before: 10, after: 20 });
  });

  it('§3 each method is kept under its name, and one that is not sent stays', async () => {
    const zelle = { status: true, name: 'Blue Bay', email: 'pay@bay.example' };
    await send('setPayment', { payment: { Bank: bank } });
    await send('setPayment', { payment: { Zelle: zelle } });
    expect(await payment()).toEqual({ ...unset, Bank: bank, Zelle: zelle });
  });

  it.each([
    [
      { Zelle: { status: true } },
      { 'payment.Zelle.name': 'Name is required.', 'payment.Zelle.email': 'Email is required.' },
    ],
    [
      { PayPal: { status: true, name: ' ', email: 'pay' } },
      {
        'payment.PayPal.name': 'Name must not be empty or consist only of spaces.',
        'payment.PayPal.email': 'Invalid email format.',
      },
    ],
    [{ Bank: { ...bank, switf: '' } }, { 'payment.Bank.switf': 'SWIFT code is required.' }],
    [
      { Bank: { ...bank, accoountN: '••••••••9012' } },
      { 'payment.Bank.accoountN': 'Account number is shown in part only. Type the whole number.' },
    ],
    [{ Cheque: {} }, { 'payment.Cheque': 'Cheque is not a field of this form.' }],
  ])('§5 refuses %j', async (sent, errors) => {
    const { status, envelope } = await send('setPayment', { payment: sent });
    expect(status).toBe(422);
    expect(envelope.errors).toEqual(errors);
    expect(await payment()).toEqual(unset);
  });

  it('§6 customer support sees account numbers in part, a Manager sees them whole, neither changes them', async () => {
    await send('setPayment', { payment: { Bank: bank } });
    const seen = async (role: number): Promise<unknown> =>
      (await send('getPayment', undefined, { token: tokens[role] })).envelope.data;
    expect(await seen(2)).toEqual({ ...unset, Bank: bank });
    const support = await seen(3);
    expect(support).toEqual({ ...unset, Bank: { ...bank, accoountN: '••••••••9012' } });
    for (const role of [2, 3])
      expect((await send('setPayment', { payment: support as object }, { token: tokens[role] })).status).toBe(
        403,
      );
    expect(await payment()).toEqual({ ...unset, Bank: bank });
  });
});
