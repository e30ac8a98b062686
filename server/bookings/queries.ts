// Bookings as JSON made by the database: names and contact come from guest, host and boat as they are now.
import sql, { type Sql } from 'sql-template-tag';
import type { Booking } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import { fullName, nameInOrder, nameOfUsers, textOfRows } from '../database/expressions.ts';
import type { ListSource } from '../database/list-page.ts';

const row = sql`k.attributes || jsonb_build_object('_id', k._id, 'date', iso(k.date), 'status', k.status,
  'userId', k.user_id, 'hostId', k.host_id, 'boatId', k.boat_id, 'version', k.version,
  'guestName', ${fullName(sql`g`)}, 'guestEmail', g.attributes->'email', 'guestNumber', g.attributes->'phoneNumber',
  'guestBlocked', g.block, 'hostName', ${fullName(sql`h`)}, 'hostBlocked', h.block, 'boatName', b.attributes->'model')`;

type Joined = 'guest' | 'host' | 'boat';

// Left joins: what a count or a condition does not look at, the database need not join.
const joinedFirst = (first?: Joined): Sql => {
  const join = (name: Joined): Sql => (name === first ? sql`join` : sql`left join`);
  return sql`from bookings k ${join('guest')} users g on g._id = k.user_id ${join('host')} users h on h._id = k.host_id
    ${join('boat')} boats b on b._id = k.boat_id`;
};
const from = joinedFirst();

const ofGuests = (ids: Sql): Sql => sql`k.user_id = any(${ids})`;

/** §2 Bookings and Guest payments. */
export const bookingList: ListSource = {
  from,
  own: sql`bookings k`,
  id: sql`k._id`,
  row,
  attributes: sql`k.attributes`,
  fields: {
    _id: { sql: sql`k._id`, kind: 'text', isPresent: true },
    date: { sql: sql`k.date`, kind: 'moment', isPresent: true, isInOrder: true },
    status: { sql: sql`k.status`, kind: 'number', isPresent: true },
    guestName: {
      sql: nameInOrder(sql`g`),
      kind: 'text',
      isPresent: true,
      from: joinedFirst('guest'),
      elsewhere: nameOfUsers(ofGuests),
    },
    hostName: {
      sql: nameInOrder(sql`h`),
      kind: 'text',
      isPresent: true,
      from: joinedFirst('host'),
      elsewhere: nameOfUsers((ids) => sql`k.host_id = any(${ids})`),
    },
    boatName: {
      sql: sql`(b.attributes->>'model')`,
      kind: 'text',
      from: joinedFirst('boat'),
      elsewhere: textOfRows('boats', 'model', (ids) => sql`k.boat_id = any(${ids})`),
    },
    guestEmail: {
      sql: sql`(g.attributes->>'email')`,
      kind: 'text',
      elsewhere: textOfRows('users', 'email', ofGuests),
    },
    guestNumber: {
      sql: sql`(g.attributes->>'phoneNumber')`,
      kind: 'text',
      elsewhere: textOfRows('users', 'phoneNumber', ofGuests),
    },
  },
};

export async function findBooking(db: Query, id: string): Promise<Booking | undefined> {
  const [found] = await db.query<{ booking: Booking }>(sql`
    select jsonb_strip_nulls(${row}) as booking ${from} where k._id = ${id}`);
  return found?.booking;
}

/** Like {@link findBooking}, but the row stays locked until the transaction ends. */
export const lockBooking = (tx: Query, id: string): Promise<Booking | undefined> =>
  lockRow(tx, 'bookings', id, findBooking);

/** Sets the status code and raises the version. */
export async function updateBookingStatus(db: Query, id: string, code: number): Promise<void> {
  await db.query(sql`update bookings set status = ${code}, version = version + 1 where _id = ${id}`);
}

/** The name of the admin who decided last after a version, `undefined` when none of them has. */
export async function lastToDecide(db: Query, id: string, since: number): Promise<string | undefined> {
  const [found] = await db.query<{ name: string }>(sql`
    select ${fullName(sql`a`)} as name from audits d join admins a on a._id = d.admin_id
    where d.entity = 'booking' and d.entity_id = ${id} and (d.after->>'version')::int > ${since} order by d.number desc limit 1`);
  return found?.name;
}

/** The booking that was made last, for an example. */
export async function findNewestBooking(db: Query): Promise<Booking | undefined> {
  const [found] = await db.query<{ booking: Booking }>(sql`
    select jsonb_strip_nulls(${row}) as booking ${from} order by k.date desc, k._id desc limit 1`);
  return found?.booking;
}
