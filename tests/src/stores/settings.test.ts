// The service fee and the ways to pay, as other servers answer them.
import { expect, test, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, asked: { version?: number; body?: object }) => Promise<object>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));
vi.resetModules();
const { fee, loadFee, loadPayment, payment, saveFee, savePaymentMethod } =
  await import('#src/stores/settings.ts');

test.each([
  [12, 12],
  ['12.5', 12.5],
  [{ fee: '7' }, 7],
  [{ _id: 1, servicefee: 8 }, 8],
  [0, 0],
  [null, 10],
  [{}, 10],
])('the fee is read from %j', async (data, expected) => {
  call.mockResolvedValue({ ok: true, data, envelope: {} });
  await loadFee();
  expect([fee.row?.fee, fee.error]).toEqual([expected, undefined]);
});

test.each(['ten percent', true, [3], { fee: {} }])('a fee that cannot be read is told: %j', async (data) => {
  call.mockResolvedValue({ ok: true, data, envelope: {} });
  await loadFee();
  expect(fee.error).toBe(messages.failure.generic);
});

test('ways to pay that cannot be read are told; none at all is none', async () => {
  call.mockResolvedValue({ ok: true, data: ['Zelle'], envelope: {} });
  await loadPayment();
  expect(payment.error).toBe(messages.failure.generic);
  call.mockResolvedValue({ ok: true, data: null, envelope: {} });
  await loadPayment();
  expect([payment.row?.methods, payment.error]).toEqual([{}, undefined]);
});

const answered = (data: unknown) => ({ ok: true, data, envelope: {} });
/** An answer that comes when the test says so. */
function late(): (data: unknown) => void {
  const { passed, open } = gate<object>();
  call.mockReturnValueOnce(passed);
  return (data) => open(answered(data));
}

test('a late answer to what was asked before does not replace a newer fee, read or saved', async () => {
  const [first, second] = [late(), late()];
  const readings = [loadFee(), loadFee()];
  second(12);
  await readings[1];
  first(11);
  await readings[0];
  expect(fee.row?.fee).toBe(12);

  const third = late();
  const reading = loadFee();
  call.mockResolvedValueOnce(answered(undefined));
  await saveFee(fee.row as NonNullable<typeof fee.row>, { fee: 15 });
  third(12);
  await reading;
  expect(fee.row?.fee).toBe(15);
});

test('nor newer ways to pay', async () => {
  const [first, second] = [late(), late()];
  const readings = [loadPayment(), loadPayment()];
  second({ Paypal: { status: 1 } });
  first({ Paypal: { status: 0 } });
  await Promise.all(readings);
  expect(payment.row?.methods).toEqual({ Paypal: { status: 1 } });
});

test('what a way to pay did not have before it was saved is not sent when that is undone', async () => {
  call.mockReset();
  call.mockResolvedValueOnce(answered({ Zelle: { name: 'old' } }));
  await loadPayment();
  const row = payment.row as NonNullable<typeof payment.row>;
  call.mockResolvedValue(answered(undefined));
  await savePaymentMethod('Zelle')(row, { name: 'old', email: 'new' });
  await savePaymentMethod('Zelle')(row, { name: 'old' });
  expect(payment.row?.methods['Zelle']).not.toHaveProperty('email');
});

test('of two ways to pay that are saved at once the second does not send the first as it was', async () => {
  call.mockReset();
  call.mockResolvedValueOnce(answered({ Zelle: { name: 'old' }, paypal: { name: 'old' } }));
  await loadPayment();
  const row = payment.row as NonNullable<typeof payment.row>;
  const first = late();
  call.mockResolvedValueOnce(answered(undefined));
  const saves = [
    savePaymentMethod('Zelle')(row, { name: 'new' }),
    savePaymentMethod('paypal')(row, { name: 'new' }),
  ];
  first(undefined);
  await Promise.all(saves);
  const both = { Zelle: { name: 'new' }, paypal: { name: 'new' } };
  expect(call.mock.lastCall).toMatchObject([{}, { body: { payment: both } }]);
  expect(payment.row?.methods).toMatchObject(both);
});

test('where versions are known, the second is based on what the first has made, and sends that with it', async () => {
  call.mockReset();
  const made = (version: number, data?: object) => ({ ok: true, data, envelope: { version } });
  call.mockResolvedValueOnce(made(1, { Zelle: { name: 'old' }, paypal: { name: 'old' } }));
  await loadPayment();
  const row = payment.row as NonNullable<typeof payment.row>;
  call.mockResolvedValueOnce(made(2)).mockResolvedValueOnce(made(3));
  await Promise.all([
    savePaymentMethod('Zelle')(row, { name: 'new' }),
    savePaymentMethod('paypal')(row, { name: 'new' }),
  ]);
  const both = { Zelle: { name: 'new' }, paypal: { name: 'new' } };
  expect(call.mock.lastCall).toMatchObject([{}, { version: 2, body: { payment: both } }]);
  expect(payment.row).toMatchObject({ methods: both, version: 3 });
});
