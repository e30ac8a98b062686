// Rows that tests start from, and a digest of all rows to prove that nothing changed.
import { randomUUID } from 'node:crypto';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Boat, Booking, Review } from '#schemas/types.ts';
import { asJson, type Database } from '#server/database/database.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { openSession } from '#server/access/sessions.ts';
import { insertAdmin } from '#server/admins/queries.ts';
import { isCatalogue } from '#schemas/references.ts';
import { insertRow } from '#server/collections/queries.ts';

export interface GivenAdmin {
  id: string;
  email: string;
  token: string;
}

/** The hash of a password that nobody knows. */
const unknown = hashPassword(randomUUID());

/** An admin without a password, signed in. */
export async function signedIn(db: Database, role = 1): Promise<GivenAdmin> {
  const id = randomUUID();
  const email = `${id}@staff.example`;
  await insertAdmin(db, {
    _id: id,
    firstName: 'Ada',
    lastName: 'Test',
    email,
    role,
    passwordHash: await unknown,
  });
  return { id, email, token: await openSession(db, id, false) };
}

/** An admin who can sign in with a password. */
export async function givenAdmin(db: Database, email: string, password: string, role = 1): Promise<string> {
  const _id = randomUUID();
  await insertAdmin(db, { _id, firstName: 'Ada', email, role, passwordHash: await hashPassword(password) });
  return _id;
}

export async function givenUser(db: Database, attributes: object = {}): Promise<string> {
  const id = randomUUID();
  const person = { firstName: 'Harbour', lastName: 'Host', ...attributes };
  await db.query(sql`insert into users (_id, attributes) values (${id}, ${asJson(person)})`);
  return id;
}

/** No catalogue has as many rows. Those that a test adds by calls take the keys that follow: there is room for ten. */
let lastSpare = 1000;

/** A row of a collection. @returns its key */
export async function givenCollectionRow(
  db: Database,
  collection: string,
  attributes: object,
): Promise<string> {
  const id = isCatalogue(collection) ? String((lastSpare += 10)) : randomUUID();
  await insertRow(db, collection, id, attributes);
  return id;
}

/** What the form Boat Information sends, valid against the seeded catalogues. */
export const boatInfo = {
  model: 'Oceanis 38',
  description: 'A well-kept boat.',
  location1: 'Split, Croatia',
  year: 2015,
  size: 38,
  boattype: 1,
  boatbrand: 5,
  enginecount: 1,
  bathroomcount: 1,
  power: 1,
  capacity: 6,
  cabinscount: 3,
};

export interface GivenBoat {
  id?: string;
  userId?: string;
  navigation?: number;
  authorization?: number;
  date?: string;
  price?: number;
  attributes?: Partial<Boat>;
}

/** A boat with one plan, and a host of its own unless one is named. Returns the keys of both. */
export async function givenBoat(
  db: Database,
  {
    id = randomUUID(),
    userId,
    navigation = 0,
    authorization = 0,
    date,
    price = 90,
    attributes,
  }: GivenBoat = {},
): Promise<{ id: string; userId: string }> {
  const owner = userId ?? (await givenUser(db));
  const docImage = { navigation: `/private/${id}-n.webp`, authorization: `/private/${id}-a.webp` };
  await db.query(sql`
    insert into boats (_id, user_id, navigation, "authorization", date, price, attributes, doc_image)
    values (${id}, ${owner}, ${navigation}, ${authorization}, ${date ?? new Date().toISOString()}, ${price},
      ${asJson({ ...boatInfo, ...attributes })}, ${asJson(docImage)})`);
  await db.query(sql`
    insert into plans (_id, boat_id, attributes)
    values (${`plan-${id}`}, ${id}, '{"description":"Half a day","price":90,"captain":1}')`);
  return { id, userId: owner };
}

export interface GivenBooking {
  status?: number;
  date?: string;
  attributes?: Partial<Booking>;
}

/** A booking of a boat by a guest of its own; the host is the boat's. */
export async function givenBooking(
  db: Database,
  boat: { id: string; userId: string },
  { status = 0, date = new Date().toISOString(), attributes }: GivenBooking = {},
): Promise<{ id: string; guestId: string }> {
  const id = randomUUID();
  const guestId = await givenUser(db, {
    firstName: 'Gemma',
    lastName: 'Guest',
    email: `${id}@guests.example`,
    phoneNumber: '+39 347 555 0199',
  });
  const booked = { plan: 'A day at sea', count: 4, price: 480, paymethod: 'card', ...attributes };
  await db.query(sql`
    insert into bookings (_id, boat_id, user_id, host_id, status, date, attributes)
    values (${id}, ${boat.id}, ${guestId}, ${boat.userId}, ${status}, ${date}, ${asJson(booked)})`);
  return { id, guestId };
}

/** A review by somebody else. Returns its key. */
export async function givenReview(
  db: Database,
  boatId: string,
  { id = `review-${boatId}`, review = 4, content = 'Fine.', date }: Partial<Review> & { id?: string } = {},
): Promise<string> {
  const guest = await givenUser(db, { firstName: 'Anna', lastName: 'Keller' });
  await db.query(sql`
    insert into reviews (_id, boat_id, user_id, review, content, date)
    values (${id}, ${boatId}, ${guest}, ${review}, ${content}, ${date ?? new Date().toISOString()})`);
  return id;
}

export interface GivenRows {
  /** Of a boat with a plan and the review `review-<id>`. */
  id: string;
  userId: string;
  /** Of a row in each editable catalogue that no boat uses. */
  spare: number;
}

/** One row of each kind that a call may be about. */
export async function givenRows(db: Database): Promise<GivenRows> {
  const boat = await givenBoat(db);
  await givenReview(db, boat.id);
  const spare = (lastSpare += 1);
  await db.query(sql`
    insert into collection_rows (collection, _id, attributes)
    select name, ${String(spare)}, '{"name": "Spare", "title": "Spare", "icon": "/icons/gps.svg"}'
    from unnest(${['boattypes', 'boatbrands', 'accessories', 'allowes']}::text[]) as name`);
  return { ...boat, spare };
}

/** The tables of each database, asked for once: none is made while a test compares all rows. */
const tablesOf = new WeakMap<Database, Promise<{ name: string }[]>>();

function ownTables(db: Database): Promise<{ name: string }[]> {
  const tables =
    tablesOf.get(db) ??
    db.query<{ name: string }>(sql`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`);
  tablesOf.set(db, tables);
  return tables;
}

const allOf = async (db: Database, select: (table: string) => Sql): Promise<Sql> =>
  join(
    (await ownTables(db)).map(({ name }) => select(name)),
    ' union all ',
  );

/** Every row of every table as text: what a dump of the database holds. */
export async function dumpOf(db: Database): Promise<string> {
  const rows = await allOf(
    db,
    (table) => sql`select ${table}::text as name, t::text as line from ${raw(table)} t`,
  );
  return db.json(sql`
    select coalesce(string_agg(name || line, chr(10) order by name, line collate "C"), '') from (${rows}) rows`);
}

/** A line for each table, which is another one once any row of it is: far quicker to compare than what is in them. */
export async function fingerprintOf(db: Database): Promise<string> {
  const tables = await allOf(
    db,
    (table) => sql`
      select format('%s: %s rows, %s', ${table}::text, count(*), sum(hash_record_extended(t, 0))) as line
      from ${raw(table)} t`,
  );
  return db.json(sql`select string_agg(line, chr(10) order by line) from (${tables}) tables`);
}

/** A push notification in a state of its machine. */
export async function givenCampaign(
  db: Database,
  {
    status = 'draft',
    form = { audience: 'all', text: 'Fair winds' },
  }: { status?: string; form?: object } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into campaigns (_id, status, attributes, recipients) values (${id}, ${status}, ${asJson(form)}, 1)`);
  return id;
}
