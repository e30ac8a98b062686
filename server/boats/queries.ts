// Boats as JSON made by the database: form attributes beside keys, owner, status and pictures.
import sql, { join, type Sql } from 'sql-template-tag';
import type { Boat, BoatFilterForm, PlanForm } from '#schemas/types.ts';
import type { DocumentType } from '#machines/boat-approval.ts';
import { asJson, type Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import { nameOfUsers, numberIn, person } from '../database/expressions.ts';
import { conditions, where } from '../database/list-conditions.ts';
import {
  countRows,
  readPage,
  type Edge,
  type Field,
  type ListConditions,
  type ListSource,
} from '../database/list-page.ts';
import { review } from '../reviews/queries.ts';

const owner = sql`(${person(sql`u`)} || jsonb_build_object('block', u.block))`;

/** What a list row holds. */
export const row = sql`b.attributes || jsonb_build_object('_id', b._id, 'user', ${owner}, 'date', iso(b.date),
  'status', jsonb_build_object('navigation', b.navigation, 'authorization', b."authorization"),
  'boatImage', b.boat_image, 'coverImage', b.boat_image->'cover', 'price', b.price, 'version', b.version)`;

const plans = sql`(select coalesce(jsonb_agg(p.attributes || jsonb_build_object('_id', p._id) order by p.date, p._id), '[]')
  from plans p where p.boat_id = b._id)`;

const reviews = sql`(select coalesce(jsonb_agg(${review} order by r.date desc, r._id), '[]')
  from reviews r join users c on c._id = r.user_id where r.boat_id = b._id)`;

export const from = sql`from boats b join users u on u._id = b.user_id`;

/** A page of the list; it begins after the row of this date and key. */
export interface BoatPage {
  limit: number;
  after?: readonly [date: string, id: string];
  oldestFirst?: boolean;
}

const submitted: Field = { sql: sql`b.date`, kind: 'moment', isPresent: true, isInOrder: true };

export const boatList: ListSource = {
  from,
  own: sql`boats b`,
  id: sql`b._id`,
  row,
  fields: {
    date: submitted,
    search: { sql: sql`b.search`, kind: 'text' },
    user: {
      sql: sql`full_name(u.attributes)`,
      kind: 'text',
      isPresent: true,
      elsewhere: nameOfUsers((ids) => sql`b.user_id = any(${ids})`),
    },
  },
  attributes: sql`b.attributes`,
};

/** Which boats; every part that is given must hold. */
export interface BoatConditions {
  text?: string;
  /** Pairs of document status codes. */
  pairs?: [navigation: number, authorization: number][];
  from?: string;
  to?: string;
  filter?: BoatFilterForm;
}

function wantedOf({ text, pairs, from: first, to, filter }: BoatConditions): ListConditions {
  const parts: Sql[] = [];
  if (pairs)
    parts.push(
      sql`(b.navigation, b."authorization") in (${join(pairs.map(([n, a]) => sql`(${n}::smallint, ${a}::smallint)`))})`,
    );
  for (const key of ['size', 'capacity'] as const)
    if (filter?.[key]) parts.push(sql`${numberIn(sql`b.attributes`, key)} >= ${filter[key]}::numeric`);
  if (filter && Number(filter.boattype) !== 0)
    parts.push(sql`b.attributes->>'boattype' = ${String(filter.boattype)}`);
  if (filter && !filter.any) parts.push(sql`b.price <= ${filter.price}::numeric`);
  const searched = [boatList.fields['search'], boatList.fields['user']].filter(
    (field) => field !== undefined,
  );
  // What is typed is one text: a first name and the beginning of a last name, such as "ivo ma".
  const days = { field: submitted, from: first, to };
  return { words: text ? [text] : [], searched, labels: [], others: parts, days };
}

/** JSON text of all matching boats, newest submission first. */
export function listBoats(db: Query, wanted: BoatConditions): Promise<string> {
  return db.json(sql`
    select coalesce(json_agg(boat), '[]')::text from (
      select ${row} as boat ${from} ${where(conditions(boatList, wantedOf(wanted)))} order by b.date desc, b._id desc) rows`);
}

/** A page as JSON text, sent as it is, and its last row when more rows follow. */
export interface BoatPageText {
  text: string;
  last: Edge | undefined;
  isFrequent: boolean;
}

export async function listBoatPage(db: Query, wanted: BoatConditions, page: BoatPage): Promise<BoatPageText> {
  const { limit, after, oldestFirst = false } = page;
  const order = { field: submitted, isDescending: !oldestFirst };
  const { text, last, hasMore, isFrequent } = await readPage(db, boatList, wantedOf(wanted), {
    limit,
    order,
    ...(after ? { after } : {}),
  });
  return { text: `[${text}]`, last: hasMore ? last : undefined, isFrequent };
}

/** How many boats match, counted up to `most`. */
export async function countBoats(
  db: Query,
  wanted: BoatConditions,
  most: number,
  isFrequent: boolean,
): Promise<number> {
  // Its owner need not be looked at for anything but their name.
  const source = isFrequent ? boatList : { ...boatList, from: sql`from boats b` };
  return countRows(db, source, wantedOf(wanted), most, isFrequent);
}

/** Boats with their plans, reviews and documents. */
export async function findBoats(db: Query, ids: readonly string[]): Promise<Boat[]> {
  const found = await db.query<{ boat: Boat }>(sql`
    select ${row} || jsonb_build_object('plans', ${plans}, 'reviews', ${reviews}, 'docImage', b.doc_image) as boat
    ${from} where b._id = any(${ids}::text[])`);
  return found.map(({ boat }) => boat);
}

/** One boat with its plans, reviews and documents. */
export const findBoat = async (db: Query, id: string): Promise<Boat | undefined> =>
  (await findBoats(db, [id]))[0];

/** Like {@link findBoat}, but the row stays locked until the transaction ends. */
export const lockBoat = (tx: Query, id: string): Promise<Boat | undefined> =>
  lockRow(tx, 'boats', id, findBoat);

/** Replaces the attributes named by `keys` and raises the version; a key without a value is removed, others stay. */
export async function setBoatAttributes(
  db: Query,
  id: string,
  keys: string[],
  values: Record<string, unknown>,
): Promise<void> {
  await db.query(sql`
    update boats set attributes = (attributes - ${keys}::text[]) || ${asJson(values)}, version = version + 1
    where _id = ${id}`);
}

const statusOf: Record<DocumentType, Sql> = {
  navigation: sql`navigation`,
  authorization: sql`"authorization"`,
};

/** Sets one document's status code and raises the version. */
export async function updateDocumentStatus(
  db: Query,
  id: string,
  type: DocumentType,
  code: number,
): Promise<void> {
  await db.query(sql`update boats set ${statusOf[type]} = ${code}, version = version + 1 where _id = ${id}`);
}

export async function hasBoats(db: Query): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(sql`select exists (select 1 from boats) as found`);
  return row?.found ?? false;
}

/** Names the picture of a slot by the key it is stored under, and raises the version. */
export async function updateBoatImage(db: Query, id: string, key: string, address: string): Promise<void> {
  await db.query(sql`
    update boats set boat_image = boat_image || ${asJson({ [key]: address })}, version = version + 1
    where _id = ${id}`);
}

/** Names the image of a document, sets the document's status code, and raises the version. */
export async function updateDocumentImage(
  db: Query,
  id: string,
  { type, address, code }: { type: DocumentType; address: string; code: number },
): Promise<void> {
  await db.query(sql`
    update boats set doc_image = doc_image || ${asJson({ [type]: address })}, ${statusOf[type]} = ${code},
      version = version + 1
    where _id = ${id}`);
}

type Addresses = Record<string, unknown>;

/** For each of these boats that exists, all addresses of pictures that its row names. */
export async function picturesOf(db: Query, ids: readonly string[]): Promise<Map<string, Set<unknown>>> {
  const rows = await db.query<{ _id: string; boat_image: Addresses; doc_image: Addresses }>(sql`
    select _id, boat_image, doc_image from boats
    where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  return new Map(
    rows.map(({ _id, boat_image, doc_image }) => [
      _id,
      new Set([...Object.values(boat_image), ...Object.values(doc_image)]),
    ]),
  );
}

/** Changes a plan of a boat; false when the boat has no plan of that id. */
export async function updatePlan(db: Query, boatId: string, id: string, plan: PlanForm): Promise<boolean> {
  const rows = await db.query(sql`
    update plans set attributes = ${asJson(plan)} where boat_id = ${boatId} and _id = ${id} returning _id`);
  return rows.length > 0;
}

export async function insertPlan(db: Query, boatId: string, id: string, plan: PlanForm): Promise<void> {
  await db.query(sql`
    insert into plans (_id, boat_id, attributes) values (${id}, ${boatId}, ${asJson(plan)})`);
}

export async function deletePlan(db: Query, boatId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`delete from plans where boat_id = ${boatId} and _id = ${id} returning _id`);
  return rows.length > 0;
}

/** The boat's price is that of its cheapest plan; without plans it keeps the one it has. */
export async function setPriceFromPlans(db: Query, boatId: string): Promise<void> {
  await db.query(sql`
    update boats set version = version + 1, price = coalesce(
      (select min(${numberIn(sql`p.attributes`, 'price')}) from plans p where p.boat_id = boats._id), price)
    where _id = ${boatId}`);
}
