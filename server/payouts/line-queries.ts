// What payouts are made of, in whole cents.
import sql from 'sql-template-tag';
import { newPayoutStates } from '#machines/payout.machine.ts';
import { asJson, type Query } from '../database/database.ts';

/** Lets changes of one host's money take turns. Hosts are locked in one order, so that two changes never wait for each other. */
export async function lockHosts(db: Query, hostIds: readonly string[]): Promise<void> {
  await db.query(sql`
    select 1 from users where _id in (select jsonb_array_elements_text(${asJson(hostIds)}))
    order by _id for no key update`);
}

/** A confirmed booking that has no payout yet. */
export interface PaidBooking {
  id: string;
  hostId: string;
  price: unknown;
  /** Null where no service fee was ever set. */
  feePercent: number | null;
  tripEnd: string;
}

const paid = sql`select k._id as id, k.host_id as "hostId", k.attributes->'price' as price,
    (k.terms->>'fee')::numeric as "feePercent", k.terms->>'end' as "tripEnd"
  from bookings k where not exists (select 1 from payouts p where p.booking_id = k._id)`;

export async function paidBooking(
  db: Query,
  id: string,
  confirmed: number,
): Promise<PaidBooking | undefined> {
  const [row] = await db.query<PaidBooking>(sql`${paid} and k._id = ${id} and k.status = ${confirmed}`);
  return row;
}

export function listPaidBookings(db: Query, confirmed: number, most: number): Promise<PaidBooking[]> {
  return db.query<PaidBooking>(sql`${paid} and k.status = ${confirmed} order by k._id limit ${most}`);
}

export interface NewPayout {
  id: string;
  bookingId: string;
  hostId: string;
  feePercent: number;
  price: number;
  fee: number;
  dueAt: string;
}

/** Stores payouts with their first two lines; one whose time has come already is due. */
export async function insertPayouts(db: Query, payouts: NewPayout[]): Promise<void> {
  await db.query(sql`
    with given as (
      select * from jsonb_to_recordset(${asJson(payouts)}) as r(id text, "bookingId" text, "hostId" text,
        "feePercent" numeric, price bigint, fee bigint, "dueAt" timestamptz)),
    made as (
      insert into payouts (_id, booking_id, host_id, state, fee_percent, cents, due_at)
      select id, "bookingId", "hostId",
        case when price - fee = 0 then ${newPayoutStates.empty} when "dueAt" <= now() then ${newPayoutStates.late}
          else ${newPayoutStates.usual}::text end,
        "feePercent", price - fee, "dueAt"
      from given on conflict (booking_id) do nothing returning _id)
    insert into payout_lines (payout_id, host_id, booking_id, kind, cents)
    select g.id, g."hostId", g."bookingId", l.kind, l.cents
    from given g join made on made._id = g.id, lateral (values ('price', g.price), ('fee', -g.fee)) as l(kind, cents)`);
}

/** Takes a refund's part from the host; it waits until {@link attachLine} finds a payout for it. */
export async function insertRefundLine(
  db: Query,
  line: { hostId: string; bookingId: string; refundId: string; cents: number },
): Promise<void> {
  await db.query(sql`
    insert into payout_lines (payout_id, host_id, booking_id, refund_id, kind, cents)
    values (null, ${line.hostId}, ${line.bookingId}, ${line.refundId}, 'refund', ${line.cents})`);
}

export interface WaitingLine {
  number: number;
  bookingId: string;
  cents: number;
}

/** What waits for a host's next payout, the oldest first. */
export function listWaitingLines(db: Query, hostId: string): Promise<WaitingLine[]> {
  return db.query<WaitingLine>(sql`
    select number, booking_id as "bookingId", cents from payout_lines
    where host_id = ${hostId} and payout_id is null order by number`);
}

export interface Room {
  id: string;
  bookingId: string;
  state: string;
  cents: number;
}

/** The host's payouts in these states from which something can still be taken, the one due first at the top. */
export function listRoom(db: Query, hostId: string, states: readonly string[]): Promise<Room[]> {
  return db.query<Room>(sql`
    select _id as id, booking_id as "bookingId", state, cents from payouts
    where host_id = ${hostId} and cents > 0 and state in (select jsonb_array_elements_text(${asJson(states)}))
    order by due_at, _id for update`);
}

/** Puts so many cents of a waiting line into a payout; the rest of it goes on waiting. */
export async function attachLine(
  db: Query,
  line: WaitingLine,
  payoutId: string,
  cents: number,
): Promise<void> {
  if (cents === line.cents)
    await db.query(sql`update payout_lines set payout_id = ${payoutId} where number = ${line.number}`);
  else {
    await db.query(sql`
      insert into payout_lines (payout_id, host_id, booking_id, refund_id, kind, cents)
      select ${payoutId}, host_id, booking_id, refund_id, kind, ${cents} from payout_lines where number = ${line.number}`);
    await db.query(sql`update payout_lines set cents = cents - ${cents} where number = ${line.number}`);
  }
  await db.query(sql`
    update payouts set cents = (select sum(cents) from payout_lines where payout_id = ${payoutId})
    where _id = ${payoutId}`);
}
