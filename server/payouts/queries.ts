// Payouts as JSON made by the database: amounts become dollars here, names are those of now.
import sql, { empty, type Sql } from 'sql-template-tag';
import { unpaidPayoutStates, waitingPayoutStates, type PayoutState } from '#machines/payout.machine.ts';
import type { Payout, Transfer, HostAccountForm } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import { asDollars, fullName, nameInOrder, nameOfUsers, textOfRows } from '../database/expressions.ts';
import type { ListSource } from '../database/list-page.ts';

const hostName = fullName(sql`h`);
const guestName = fullName(sql`g`);
const boatName = sql`b.attributes->>'model'`;

/** A line of the booking itself; there is one of each. */
const lineOf = (kind: string): Sql =>
  sql`(select l.cents from payout_lines l where l.booking_id = p.booking_id and l.kind = ${kind}::text)`;

const row = sql`p.attributes || jsonb_build_object('_id', p._id, 'bookingId', p.booking_id, 'hostId', p.host_id,
  'hostName', ${hostName}, 'hostBlocked', h.block, 'guestName', ${guestName}, 'boatName', ${boatName},
  'tripStart', iso(p.trip_start), 'tripEnd', k.terms->'end', 'dueAt', iso(p.due_at), 'state', p.state,
  'amount', ${asDollars(sql`p.cents`)}, 'price', ${asDollars(lineOf('price'))},
  'fee', ${asDollars(sql`-${lineOf('fee')}`)}, 'feePercent', p.fee_percent, 'version', p.version)`;

const joinedBy = (join: Sql): Sql => sql`from payouts p ${join} bookings k on k._id = p.booking_id
  ${join} users h on h._id = p.host_id ${join} users g on g._id = k.user_id ${join} boats b on b._id = k.boat_id`;
/** What a count or a condition does not look at, the database need not join. */
const from = joinedBy(sql`left join`);
/** Sorted by another table's names, that one is read first. */
const inOrder = joinedBy(sql`join`);

const lines = sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', l.kind,
    'bookingId', l.booking_id, 'refundId', l.refund_id, 'amount', ${asDollars(sql`l.cents`)})) order by l.number), '[]')
  from payout_lines l where l.payout_id = p._id)`;

// Nothing of the account is left out: what is null in it was sent so.
const account = sql`coalesce((select jsonb_build_object('account', a.attributes || jsonb_build_object('version', a.version))
  from host_accounts a where a.user_id = p.host_id), '{}')`;

const ofBookings = (which: Sql): Sql => sql`p.booking_id in (select k._id from bookings k where ${which})`;

/** §2 Sales & Payments. */
export const payoutList: ListSource = {
  from,
  own: sql`payouts p`,
  id: sql`p._id`,
  row: sql`p.added || jsonb_strip_nulls(${row})`,
  attributes: sql`(p.added || p.attributes)`,
  fields: {
    bookingId: { sql: sql`p.booking_id`, kind: 'text', isPresent: true },
    hostName: {
      sql: nameInOrder(sql`h`),
      kind: 'text',
      isPresent: true,
      from: inOrder,
      elsewhere: nameOfUsers((ids) => sql`p.host_id = any(${ids})`),
    },
    guestName: {
      sql: nameInOrder(sql`g`),
      kind: 'text',
      isPresent: true,
      from: inOrder,
      elsewhere: nameOfUsers((ids) => ofBookings(sql`k.user_id = any(${ids})`)),
    },
    boatName: {
      sql: sql`(${boatName})`,
      kind: 'text',
      from: inOrder,
      elsewhere: textOfRows('boats', 'model', (ids) => ofBookings(sql`k.boat_id = any(${ids})`)),
    },
    tripStart: { sql: sql`p.trip_start`, kind: 'moment', isPresent: true },
    amount: { sql: sql`p.cents`, kind: 'number', isPresent: true },
    dueAt: { sql: sql`p.due_at`, kind: 'moment', isPresent: true, isInOrder: true },
    state: { sql: sql`p.state`, kind: 'text', isPresent: true },
  },
};

/** One payout with its lines and the host's account. */
export async function findPayout(db: Query, id: string): Promise<Payout | undefined> {
  const [found] = await db.query<{ payout: Payout }>(sql`
    select p.added || jsonb_strip_nulls(${row} || jsonb_build_object('lines', ${lines})) || ${account} as payout
    ${from} where p._id = ${id}`);
  return found?.payout;
}

/** Like {@link findPayout}, but the row stays locked until the transaction ends. */
export const lockPayout = (tx: Query, id: string): Promise<Payout | undefined> =>
  lockRow(tx, 'payouts', id, findPayout);

/** The hosts of these payouts, whatever else is locked. */
export async function hostsOfPayouts(db: Query, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ host: string }>(sql`
    select distinct host_id as host from payouts
    where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  return rows.map(({ host }) => host);
}

/** The payout of a booking. */
export async function payoutOfBooking(
  db: Query,
  bookingId: string,
): Promise<{ id: string; hostId: string; state: PayoutState; feePercent: number; paid: number } | undefined> {
  const [found] = await db.query<{
    id: string;
    hostId: string;
    state: PayoutState;
    feePercent: number;
    paid: number;
  }>(sql`
    select p._id as id, p.host_id as "hostId", p.state, p.fee_percent as "feePercent", ${lineOf('price')} as paid
    from payouts p where p.booking_id = ${bookingId}`);
  return found;
}

/** Sets the state, and what the step says of it; a key whose value is null is removed. */
export async function updatePayout(
  db: Query,
  id: string,
  { state, added = {}, ...details }: { state?: PayoutState; added?: object } & Record<string, unknown>,
): Promise<void> {
  const next = state === undefined ? empty : sql`state = ${state},`;
  await db.query(sql`
    update payouts set ${next} attributes = jsonb_strip_nulls(attributes || ${asJson(details)}),
      added = added || ${asJson(added)}, version = version + 1
    where _id = ${id}`);
}

/**
 * Payouts whose time has come, each locked for whoever asks first.
 * @param now another moment than the database's, for tests
 */
export async function lockPayoutsFallingDue(db: Query, most: number, now?: Date): Promise<string[]> {
  const moment = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  const rows = await db.query<{ id: string }>(sql`
    select _id as id from payouts where state = any(${waitingPayoutStates}::text[]) and due_at <= ${moment}
    order by due_at, _id limit ${most} for update skip locked`);
  return rows.map(({ id }) => id);
}

/** The next number of a batch. The counter stays locked until the transaction ends. */
export async function nextBatch(db: Query): Promise<number> {
  const [row] = await db.query<{ value: number }>(sql`
    insert into counters as c (name, value) values ('payoutBatch', 1)
    on conflict (name) do update set value = c.value + 1 returning value`);
  return row?.value ?? 1;
}

const transfers = sql`
  select p._id, p.state, coalesce(a.attributes, '{}') || jsonb_build_object('_id', p._id,
    'bookingId', p.booking_id, 'hostName', ${hostName}, 'amount', ${asDollars(sql`p.cents`)},
    'reference', concat('Booking ', p.booking_id)) as transfer
  ${from} left join host_accounts a on a.user_id = p.host_id`;

/** What a file for the bank says of these payouts, and how they stand. */
export const listTransfers = (
  db: Query,
  ids: readonly string[],
): Promise<{ state: string; transfer: Transfer }[]> =>
  db.query(
    sql`${transfers} where p._id in (select jsonb_array_elements_text(${asJson(ids)})) order by p.due_at, p._id`,
  );

/** Keeps what a file for the bank says of a batch that is being paid. */
export async function keepTransfers(tx: Query, batch: string, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into transfers (batch, payout_id, transfer) select ${batch}, t._id, t.transfer from (${transfers}) t
    where t._id in (select jsonb_array_elements_text(${asJson(ids)}))`);
}

/** What the file of a batch said when it was paid. */
export async function listPaidTransfers(db: Query, batch: string): Promise<Transfer[]> {
  const rows = await db.query<{ transfer: Transfer }>(sql`
    select t.transfer from transfers t join payouts p on p._id = t.payout_id
    where t.batch = ${batch} order by p.due_at, p._id`);
  return rows.map(({ transfer }) => transfer);
}

/**
 * All payouts of a host are shown with the account: they count as changed with it.
 * @returns those of them that are not paid
 */
export async function raisePayouts(db: Query, hostId: string): Promise<{ id: string; version: number }[]> {
  const rows = await db.query<{ id: string; version: number; state: string }>(sql`
    update payouts set version = version + 1 where host_id = ${hostId} returning _id as id, version, state`);
  return rows.filter(({ state }) => unpaidPayoutStates.includes(state));
}

export async function saveHostAccount(db: Query, hostId: string, account: HostAccountForm): Promise<void> {
  await db.query(sql`
    insert into host_accounts as a (user_id, attributes) values (${hostId}, ${asJson(account)})
    on conflict (user_id) do update set attributes = excluded.attributes, version = a.version + 1`);
}
