// The service fee and the ways to pay, as other servers answer them.
import { expect, test, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };

const call = vi.fn<() => Promise<object>>();
vi.mock('#src/api/call.ts', async (original) => ({ ...(await original<object>()), call }));
vi.resetModules();
const { fee, loadFee, loadPayment, payment } = await import('#src/stores/settings.ts');

test.each([
  [12, 12],
  ['12.5', 12.5],
  [{ fee: '7' }, 7],
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
