// Paid bookings with their payouts and refunds, for tests to start from.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { codeOf } from '#machines/codes.ts';
import type { PayoutState } from '#machines/payout.machine.ts';
import type { RefundState } from '#machines/refund.machine.ts';
import type { Booking, HostAccountForm } from '#schemas/types.ts';
import { transactions } from '#server/changes/transaction.ts';
import { asJson, type Database } from '#server/database/database.ts';
import { openPayout } from '#server/payouts/ledger.ts';
import { saveHostAccount } from '#server/payouts/queries.ts';
import { givenBoat, givenBooking } from './rows.ts';

const DAY = 86_400_000;

export const wholeAccount: HostAccountForm = {
  holder: 'Harbour Host',
  bank: 'Banca del Mare',
  accountNumber: 'IT60X0542811101000000123456',
  aba: '021000021',
  zelle: 'host@harbour.example',
  binance: '83726152',
  paypal: 'host@harbour.example',
};

export const payment = { method: 'wire', reference: 'TRX-1001', date: '2026-01-05' } as const;

export interface GivenMoney {
  bookingId: string;
  hostId: string;
  payoutId: string;
}

export interface PaidBookingOptions {
  /** US dollars. */
  price?: number;
  /** Days from now until the trip starts. */
  tripIn?: number;
  /** A boat of a host who has other payouts already. */
  boat?: { id: string; userId: string };
  /** 1 flexible, 2 moderate, 3 strict. */
  policy?: number;
  account?: HostAccountForm;
  /** Of the booking, beside its price. */
  attributes?: Partial<Booking>;
}

export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** A confirmed booking of a host with an account, and the payout it has from then on. */
export async function givenPaidBooking(
  db: Database,
  { price = 480, tripIn = 30, boat, policy = 1, account = wholeAccount, attributes }: PaidBookingOptions = {},
): Promise<GivenMoney> {
  const { id: boatId, userId: hostId } =
    boat ?? (await givenBoat(db, { attributes: { cancellation: policy } }));
  const { id: bookingId } = await givenBooking(
    db,
    { id: boatId, userId: hostId },
    {
      status: codeOf('booking', 'confirmed'),
      date: dayFromNow(tripIn),
      attributes: { price, ...attributes },
    },
  );
  await db.transaction((tx) => saveHostAccount(tx, hostId, account));
  await transactions(db, () => undefined)(null, (tx) => openPayout(tx, bookingId));
  const [payout] = await db.query<{ id: string }>(
    sql`select _id as id from payouts where booking_id = ${bookingId}`,
  );
  return { bookingId, hostId, payoutId: payout?.id ?? '' };
}

/** A payout that stands in a state, however it came there. */
export async function givenPayout(
  db: Database,
  state: PayoutState,
  options: PaidBookingOptions = {},
): Promise<GivenMoney> {
  const given = await givenPaidBooking(db, options);
  await db.query(sql`update payouts set state = ${state} where _id = ${given.payoutId}`);
  return given;
}

/** A refund of $100 that stands in a state, however it came there, asked for by an admin of its own. */
export async function givenRefund(
  db: Database,
  state: RefundState,
  { requestedBy = 'somebody', ...options }: PaidBookingOptions & { requestedBy?: string } = {},
): Promise<GivenMoney & { refundId: string }> {
  const given = await givenPaidBooking(db, options);
  const refundId = randomUUID();
  await db.query(sql`
    insert into refunds (_id, booking_id, state, requested_by, cents, paid_cents, refunded_cents, penalty_cents,
      penalty_fee_cents, proposed_cents, cancelled_at, attributes)
    values (${refundId}, ${given.bookingId}, ${state}, ${requestedBy}, 10000, 48000, 0, 0, 0, 48000, now(), '{"reason":1}')`);
  return { ...given, refundId };
}

/**
 * Bookings that do not come to paid = payout + fee + refunds, and payouts that are not the sum of their lines or say
 * cancelled with something to pay, counted from the rows alone; none when all is well.
 * @param percent the service fee of every booking
 */
export function unreconciled(db: Database, percent: number): Promise<object[]> {
  const counted = ['approved', 'processing', 'failed', 'refunded'];
  return db.query(sql`
    with sums as (
      select k._id as booking, round((k.attributes->>'price')::numeric * 100) as paid,
        (select coalesce(sum(cents), 0) from payout_lines l where l.booking_id = k._id) as payout,
        (select coalesce(sum(cents), 0) from refunds r
          where r.booking_id = k._id and r.state = any(${counted}::text[])) as refunds,
        (select coalesce(sum(fee_cents), 0) from refunds r where r.booking_id = k._id) as given
      from bookings k where exists (select 1 from payouts p where p.booking_id = k._id)),
    fees as (select *, round(paid * ${percent} / 100.0) - given as fee from sums)
    select booking as _id, paid, payout, fee, refunds from fees
    where payout + fee + refunds <> paid or fee <> round((paid - refunds) * ${percent} / 100.0)
      or least(fee, refunds, paid - refunds) < 0
    union all
    select p._id, null, p.cents, null, null from payouts p
    where p.cents < 0 or p.cents <> (select sum(cents) from payout_lines l where l.payout_id = p._id)
      or (p.state = 'cancelled') <> (p.cents = 0 and p.state not in ('held', 'failed'))`);
}

const moneyStates = [
  { payout: 'due' },
  { payout: 'held' },
  { payout: 'paid' },
  { payout: 'failed' },
  { payout: 'scheduled', refund: 'requested' },
  { payout: 'scheduled', refund: 'approved' },
  { payout: 'scheduled', refund: 'processing' },
] as const;

export interface MoneyRows {
  payout: (state: PayoutState) => string;
  refund: (state: RefundState) => string;
  /** A paid booking without a refund. */
  paidBooking: string;
}

/** A paid booking for each state that a call asks for, in few statements: they are made anew for each cell of a test. */
export async function givenMoneyRows(db: Database): Promise<MoneyRows> {
  const { id: boatId, userId: hostId } = await givenBoat(db);
  await db.transaction((tx) => saveHostAccount(tx, hostId, wholeAccount));
  const rows = moneyStates.map((states, index) => ({ ...states, id: `${boatId}-${index}` }));
  const given = sql`jsonb_to_recordset(${asJson(rows)}) as r(id text, payout text, refund text)`;
  const confirmed = codeOf('booking', 'confirmed');
  for (const statement of [
    sql`insert into bookings (_id, boat_id, user_id, host_id, status, date, attributes)
      select id, ${boatId}, ${hostId}, ${hostId}, ${confirmed}, now(), '{"price":480}' from ${given}`,
    sql`insert into payouts (_id, booking_id, host_id, state, fee_percent, cents, due_at)
      select id, id, ${hostId}, payout, 10, 43200, now() from ${given}`,
    sql`insert into payout_lines (payout_id, host_id, booking_id, kind, cents)
      select id, ${hostId}, id, kind, cents from ${given}, (values ('price', 48000), ('fee', -4800)) as l(kind, cents)`,
    sql`insert into refunds (_id, booking_id, state, requested_by, cents, paid_cents, refunded_cents, penalty_cents,
        penalty_fee_cents, proposed_cents, cancelled_at, attributes)
      select id, id, refund, 'somebody', 10000, 48000, 0, 0, 0, 48000, now(), '{"reason":1}'
      from ${given} where refund is not null`,
  ])
    await db.query(statement);
  const find = (test: (states: { payout: string; refund?: string }) => boolean): string =>
    rows.find(test)?.id ?? '';
  return {
    payout: (state) => find(({ payout }) => payout === state),
    refund: (state) => find(({ refund }) => refund === state),
    paidBooking: find(({ payout }) => payout === 'due'),
  };
}
