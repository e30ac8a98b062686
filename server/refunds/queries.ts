// Refunds as JSON made by the database: amounts become dollars here, names are those of now.
import sql, { empty, type Sql } from 'sql-template-tag';
import { countedRefundStates, openRefundStates, type RefundState } from '#machines/refund.machine.ts';
import type { Refund, Refundable } from '#schemas/types.ts';
import { bookingList } from '../bookings/queries.ts';
import { asJson, type Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import { asDollars, fullName } from '../database/expressions.ts';
import { fieldIn, readPage, type Field, type ListSource } from '../database/list-page.ts';

const hostName = fullName(sql`h`);
const guestName = fullName(sql`g`);
const boatName = sql`b.attributes->>'model'`;
const requester = sql`coalesce(nullif(${fullName(sql`a`)}, ''), a.email, r.attributes->>'requestedByName')`;

const row = sql`r.attributes || jsonb_build_object('_id', r._id, 'bookingId', r.booking_id, 'guestId', k.user_id,
  'guestName', ${guestName}, 'hostName', ${hostName}, 'boatName', ${boatName}, 'date', iso(r.date), 'state', r.state,
  'amount', ${asDollars(sql`r.cents`)}, 'paid', ${asDollars(sql`r.paid_cents`)},
  'refunded', ${asDollars(sql`r.refunded_cents`)}, 'penalty', ${asDollars(sql`r.penalty_cents`)},
  'penaltyFee', ${asDollars(sql`r.penalty_fee_cents`)}, 'proposal', ${asDollars(sql`r.proposed_cents`)},
  'feePart', ${asDollars(sql`r.fee_cents`)}, 'policy', k.terms->'policy', 'days', k.terms->'days',
  'tripStart', iso(k.date), 'cancelledAt', iso(r.cancelled_at), 'requestedBy', r.requested_by,
  'requestedByName', ${requester}, 'images', r.images, 'version', r.version)`;

const from = sql`from refunds r join bookings k on k._id = r.booking_id join users h on h._id = k.host_id
  join users g on g._id = k.user_id join boats b on b._id = k.boat_id left join admins a on a._id = r.requested_by`;

/** §2 Refund Management. */
export const refundList: ListSource = {
  from,
  id: sql`r._id`,
  row: sql`r.added || jsonb_strip_nulls((${row}) - 'images')`,
  attributes: sql`(r.added || r.attributes)`,
  fields: {
    bookingId: { sql: sql`r.booking_id`, kind: 'text', isPresent: true },
    guestName: { sql: guestName, kind: 'text', isPresent: true },
    hostName: { sql: hostName, kind: 'text', isPresent: true },
    boatName: { sql: boatName, kind: 'text' },
    requestedByName: { sql: requester, kind: 'text' },
    date: { sql: sql`r.date`, kind: 'moment', isPresent: true },
    amount: { sql: sql`r.cents`, kind: 'number', isPresent: true },
    state: { sql: sql`r.state`, kind: 'text', isPresent: true },
  },
};

export async function findRefund(db: Query, id: string): Promise<Refund | undefined> {
  const [found] = await db.query<{ refund: Refund }>(sql`
    select r.added || jsonb_strip_nulls(${row}) as refund ${from} where r._id = ${id}`);
  return found?.refund;
}

/** Like {@link findRefund}, but the row stays locked until the transaction ends. */
export const lockRefund = (tx: Query, id: string): Promise<Refund | undefined> =>
  lockRow(tx, 'refunds', id, findRefund);

const isIn = (states: readonly RefundState[]): Sql => sql`r.state = any(${states}::text[])`;
const isCounted = isIn(countedRefundStates);

/** Cents of a booking that were given back or are owed. */
export async function refundedCents(db: Query, bookingId: string): Promise<number> {
  const [row] = await db.query<{ cents: number }>(sql`
    select coalesce(sum(r.cents), 0) as cents from refunds r where r.booking_id = ${bookingId} and ${isCounted}`);
  return row?.cents ?? 0;
}

/** The host of the booking that a refund is of. */
export async function hostOfRefund(db: Query, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ host: string }>(sql`
    select k.host_id as host from refunds r join bookings k on k._id = r.booking_id where r._id = ${id}`);
  return row?.host;
}

export interface NewRefund {
  id: string;
  bookingId: string;
  requestedBy: string;
  cents: number;
  paid: number;
  refunded: number;
  penalty: number;
  penaltyFee: number;
  proposed: number;
  cancelledAt: string;
  attributes: object;
  /** Fields that were added to the form. */
  added: object;
}

export async function insertRefund(db: Query, refund: NewRefund): Promise<void> {
  await db.query(sql`
    insert into refunds (_id, booking_id, requested_by, cents, paid_cents, refunded_cents, penalty_cents,
      penalty_fee_cents, proposed_cents, cancelled_at, attributes, added)
    values (${refund.id}, ${refund.bookingId}, ${refund.requestedBy}, ${refund.cents}, ${refund.paid},
      ${refund.refunded}, ${refund.penalty}, ${refund.penaltyFee}, ${refund.proposed}, ${refund.cancelledAt},
      ${asJson(refund.attributes)}, ${asJson(refund.added)})`);
}

/** Sets the state, and what the step says of it; a key whose value is null is removed. */
export async function updateRefund(
  db: Query,
  id: string,
  {
    state,
    feeCents,
    added = {},
    ...details
  }: { state: RefundState; feeCents?: number; added?: object } & Record<string, unknown>,
): Promise<void> {
  const fee = feeCents === undefined ? empty : sql`fee_cents = ${feeCents},`;
  await db.query(sql`
    update refunds set state = ${state}, ${fee} attributes = jsonb_strip_nulls(attributes || ${asJson(details)}),
      added = added || ${asJson(added)}, version = version + 1
    where _id = ${id}`);
}

/** Names the image of a request or of a proof, and raises the version. */
export async function updateRefundImage(db: Query, id: string, what: string, address: string): Promise<void> {
  await db.query(sql`
    update refunds set images = images || ${asJson({ [what]: address })}, version = version + 1 where _id = ${id}`);
}

/** For each of these refunds that exists, all addresses of pictures that its row names. */
export async function refundImagesOf(db: Query, ids: readonly string[]): Promise<Map<string, Set<unknown>>> {
  const rows = await db.query<{ _id: string; images: Record<string, unknown> }>(sql`
    select _id, images from refunds where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  return new Map(rows.map(({ _id, images }) => [_id, new Set(Object.values(images))]));
}

const refundableRow = sql`jsonb_strip_nulls(jsonb_build_object('_id', k._id, 'guestName', ${guestName},
    'hostName', ${hostName}, 'boatName', ${boatName}, 'plan', k.attributes->'plan', 'tripStart', iso(k.date),
    'tripEnd', k.terms->'end', 'days', k.terms->'days', 'policy', k.terms->'policy', 'feePercent', p.fee_percent,
    'paid', ${asDollars(sql`(select l.cents from payout_lines l where l.booking_id = k._id and l.kind = 'price')`)},
    'refunded', ${asDollars(sql`(select coalesce(sum(r.cents), 0) from refunds r where r.booking_id = k._id and ${isCounted})`)},
    'openRefund', (select r._id from refunds r where r.booking_id = k._id
      and ${isIn(openRefundStates)})))`;

/** Paid bookings. */
const refundableList: ListSource = {
  ...bookingList,
  from: sql`from payouts p join bookings k on k._id = p.booking_id join users h on h._id = k.host_id
    join users g on g._id = k.user_id join boats b on b._id = k.boat_id`,
  row: refundableRow,
};

/**
 * Paid bookings in which each word stands, the one with exactly this number first, then those whose trip is nearest: those
 * to come and those that were are two walks through one index.
 */
export async function listRefundable(db: Query, text: string, most: number): Promise<Refundable[]> {
  const now = new Date();
  const fieldOf = (name: string): Field => fieldIn(refundableList, name, 'text');
  const wanted = {
    words: text.split(/\s+/).filter(Boolean),
    searched: ['_id', 'guestName', 'boatName'].map(fieldOf),
    labels: [],
  };
  const read = async (isDescending: boolean): Promise<Refundable[]> => {
    const order = { field: fieldOf('date'), isDescending };
    const after = [now.toISOString(), ''] as const;
    const page = await readPage(db, refundableList, wanted, { limit: most, order, after });
    return JSON.parse(`[${page.text}]`) as Refundable[];
  };
  const [exact, ...pages] = await Promise.all([findRefundable(db, text), read(false), read(true)]);
  const distanceOf = ({ tripStart = '' }: Refundable): number =>
    Math.abs(Date.parse(tripStart) - now.getTime());
  const near = pages
    .flat()
    .filter(({ _id }) => _id !== exact?._id)
    .sort((one, other) => distanceOf(one) - distanceOf(other) || (one._id < other._id ? -1 : 1));
  return [...(exact ? [exact] : []), ...near].slice(0, most);
}

export async function findRefundable(db: Query, id: string): Promise<Refundable | undefined> {
  const [row] = await db.query<{ booking: Refundable }>(sql`
    select ${refundableRow} as booking ${refundableList.from} where k._id = ${id}`);
  return row?.booking;
}
