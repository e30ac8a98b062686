import sql, { type Sql } from 'sql-template-tag';
import type { User } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import type { ListSource } from '../database/list-page.ts';

/** All but the last two letters of an id number hidden. */
const maskedNumber = sql`regexp_replace(u.attributes->>'idNumber', '.(?=.{2})', '•', 'g')`;

const boats = sql`(select coalesce(jsonb_agg(jsonb_build_object('_id', b._id, 'model', b.attributes->'model') order by b.date, b._id), '[]')
  from boats b where b.user_id = u._id)`;

const rowOf = (idNumber: Sql): Sql => sql`u.attributes || jsonb_strip_nulls(jsonb_build_object('_id', u._id,
  'idNumber', ${idNumber}, 'date', iso(u.date), 'block', u.block, 'version', u.version, 'boatCount', u.boat_count,
  'boats', ${boats}))`;

/** Whether somebody may see id numbers as they are. */
export interface Sight {
  isMasked: boolean;
}

/** §2 Users Overview: hosts and guests with their boats. */
export function userList({ isMasked }: Sight): ListSource {
  const idNumber = isMasked ? maskedNumber : sql`u.attributes->>'idNumber'`;
  return {
    from: sql`from users u`,
    own: sql`users u`,
    id: sql`u._id`,
    row: rowOf(idNumber),
    attributes: sql`u.attributes`,
    fields: {
      _id: { sql: sql`u._id`, kind: 'text' },
      date: { sql: sql`u.date`, kind: 'moment', isPresent: true, isInOrder: true },
      block: { sql: sql`u.block`, kind: 'boolean', isPresent: true },
      boatCount: { sql: sql`u.boat_count`, kind: 'number', isPresent: true },
      idNumber: { sql: idNumber, kind: 'text' },
    },
  };
}

/** A host or guest with boats, and as a host: average score and number of bookings. */
export async function findUser(db: Query, id: string, { isMasked }: Sight): Promise<User | undefined> {
  const [found] = await db.query<{ user: User }>(sql`
    select ${rowOf(isMasked ? maskedNumber : sql`u.attributes->>'idNumber'`)} || jsonb_strip_nulls(jsonb_build_object(
      'review', (select round(avg(r.review), 2) from reviews r join boats b on b._id = r.boat_id where b.user_id = u._id),
      'booking', (select count(*) from bookings k where k.host_id = u._id))) as user
    from users u where u._id = ${id}`);
  return found?.user;
}

/** Like {@link findUser}, but the row stays locked until the transaction ends. */
export const lockUser = (tx: Query, id: string, sight: Sight): Promise<User | undefined> =>
  lockRow(tx, 'users', id, () => findUser(tx, id, sight));

/** A host or guest, as whoever brings them in knows them. */
export interface Person {
  _id: string | number;
}

/** Adds a person unless one of that key is there: what staff changed since stays. @returns whether it was free */
export async function insertUser(db: Query, { _id, ...attributes }: Person): Promise<boolean> {
  const added = await db.query(sql`
    insert into users (_id, attributes) values (${String(_id)}, ${asJson(attributes)})
    on conflict do nothing returning _id`);
  return added.length > 0;
}

/** Replaces the attributes named by `keys` and raises the version; a key without a value is removed, others stay. */
export async function setUserAttributes(
  db: Query,
  id: string,
  keys: string[],
  values: Record<string, unknown>,
): Promise<void> {
  await db.query(sql`
    update users set attributes = (attributes - ${keys}::text[]) || ${asJson(values)}, version = version + 1
    where _id = ${id}`);
}

export async function setUserBlock(db: Query, id: string, isBlocked: boolean): Promise<void> {
  await db.query(sql`update users set block = ${isBlocked}, version = version + 1 where _id = ${id}`);
}

/** Whether nobody else goes by this email, in any case of its letters; it stays so until the transaction ends. */
export async function reserveEmail(db: Query, email: string, id: string): Promise<boolean> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('user email ' || lower(${email}::text)))`);
  const [row] = await db.query<{ found: boolean }>(sql`
    select exists (
      select 1 from users where lower(attributes ->> 'email') = lower(${email}::text) and _id <> ${id}) as found`);
  return !row?.found;
}
