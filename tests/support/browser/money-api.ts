// Refunds and payouts of the demo, brought into the state a browser test starts from by the product's own calls.
import type { Payout, Refund } from '#schemas/types.ts';
import type { Api } from './api.ts';

const taken = new Set<string>();

const pageOf = <Row>(api: Api, noun: 'refunds' | 'payouts', query: Record<string, string>): Promise<Row[]> =>
  api.ask('GET', `/admin/${noun}?${new URLSearchParams({ limit: '100', ...query }).toString()}`);

export const refundsIn = (api: Api, state: string): Promise<Refund[]> => pageOf(api, 'refunds', { state });
export const payoutsIn = (api: Api, state: string): Promise<Payout[]> => pageOf(api, 'payouts', { state });

export const refundNow = (api: Api, { _id }: Pick<Refund, '_id'>): Promise<Refund> =>
  api.ask('GET', `/admin/refunds/${_id}`);
export const payoutNow = (api: Api, { _id }: Pick<Payout, '_id'>): Promise<Payout> =>
  api.ask('GET', `/admin/payouts/${_id}`);

/** One step of a refund or of a payout. */
export const step = <Row>(
  api: Api,
  noun: 'refunds' | 'payouts',
  { _id }: { _id: string | number },
  event: string,
  body?: object,
): Promise<Row> => api.ask('POST', `/admin/${noun}/${_id}/${event}`, body);

/** A payout in a state, that no other test of the file has had. */
export async function takePayout(api: Api, state: string): Promise<Payout> {
  const payout = (await payoutsIn(api, state)).find(({ _id }) => !taken.has(String(_id)));
  if (!payout) throw new Error(`No payout is left that is ${state}.`);
  taken.add(String(payout._id));
  return payout;
}

/** A payout that can be paid now: one that was paid, and that the bank has returned. */
export async function takeDuePayout(api: Api): Promise<Payout> {
  const paid = await takePayout(api, 'paid');
  await step(api, 'payouts', paid, 'fail', { reason: 'The account is closed.' });
  return step(api, 'payouts', paid, 'retry');
}

/** A paid booking ahead, of which nobody has asked for a refund. */
export async function takePaidBooking(api: Api): Promise<Payout> {
  const asked = new Set((await pageOf<Refund>(api, 'refunds', {})).map(({ bookingId }) => bookingId));
  for (;;) {
    const payout = await takePayout(api, 'scheduled');
    if (!asked.has(payout.bookingId)) return payout;
  }
}

/** A small refund that an admin has just asked for. */
export async function givenRequest(api: Api): Promise<Refund> {
  const { bookingId } = await takePaidBooking(api);
  const cancelledAt = new Date().toISOString();
  return api.ask('POST', '/admin/refunds', { bookingId, reason: 1, cancelledAt, amount: 2 });
}
