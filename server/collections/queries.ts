import sql, { type Sql } from 'sql-template-tag';
import { isCatalogue } from '#schemas/references.ts';
import type { CollectionRow } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import type { ListSource } from '../database/list-page.ts';
import { namesReferred } from '../platform/reference-queries.ts';

const row = sql`r.attributes || jsonb_build_object('_id', r._id, 'created', iso(r.created), 'version', r.version)`;

/** A field of a list, and the noun or collection whose rows it refers to. */
export interface ReferringField {
  field: string;
  refersTo: string;
}

/** The names of what a row refers to, as a part of the row. */
const withNames = (attributes: Sql, fields: readonly ReferringField[]): Sql =>
  fields.length === 0
    ? sql`'{}'::jsonb`
    : sql`(select case when names = '{}' then names else jsonb_build_object('names', names) end
        from (select ${namesReferred(attributes, fields)} as names) named)`;

const rowsIn = (collection: string): Sql =>
  sql`(select * from collection_rows where collection = ${collection}) r`;

/**
 * The rows of one collection as its list shows them.
 * @param named what they refer to by name
 */
export const collectionList = (collection: string, named: readonly ReferringField[] = []): ListSource => ({
  from: sql`from ${rowsIn(collection)}`,
  own: rowsIn(collection),
  id: sql`r._id`,
  row: named.length === 0 ? row : sql`${row} || ${withNames(sql`r.attributes`, named)}`,
  attributes: sql`r.attributes`,
  areInOrder: true,
  fields: {
    _id: isCatalogue(collection)
      ? { sql: sql`(case when r._id ~ '^[0-9]{1,9}$' then r._id::numeric end)`, kind: 'number' }
      : { sql: sql`r._id`, kind: 'text', isPresent: true },
    created: { sql: sql`r.created`, kind: 'moment', isPresent: true, isInOrder: true },
  },
});

export async function findRow(db: Query, collection: string, id: string): Promise<CollectionRow | undefined> {
  const [found] = await db.query<{ row: CollectionRow }>(sql`
    select ${row} as row from collection_rows r where r.collection = ${collection} and r._id = ${id}`);
  return found?.row;
}

/** Like {@link findRow}, for many of them. */
export async function findRows(
  db: Query,
  collection: string,
  ids: readonly string[],
): Promise<CollectionRow[]> {
  const found = await db.query<{ row: CollectionRow }>(sql`
    select ${row} as row from collection_rows r where r.collection = ${collection} and r._id = any(${ids}::text[])`);
  return found.map((one) => one.row);
}

/** The names of what a row refers to, to be answered with it. */
export async function readNames(
  db: Query,
  row: object,
  named: readonly ReferringField[],
): Promise<Pick<CollectionRow, 'names'>> {
  if (named.length === 0) return {};
  const [found] = await db.query<{ part: Pick<CollectionRow, 'names'> }>(sql`
    select ${withNames(sql`r.attributes`, named)} as part from (select ${asJson(row)} as attributes) r`);
  return found?.part ?? {};
}

/** Like {@link findRow}, but nobody else changes the row until the transaction ends; rows that name it may be stored. */
export async function lockRow(db: Query, collection: string, id: string): Promise<CollectionRow | undefined> {
  const locked = await db.query(
    sql`select 1 from collection_rows where collection = ${collection} and _id = ${id} for no key update`,
  );
  return locked.length > 0 ? findRow(db, collection, id) : undefined;
}

export async function insertRow(
  db: Query,
  collection: string,
  id: string,
  attributes: object,
): Promise<void> {
  await db.query(sql`
    insert into collection_rows (collection, _id, attributes) values (${collection}, ${id}, ${asJson(attributes)})`);
}

/** Puts other attributes in the place of those a row has, and raises its version. */
export async function updateRow(
  db: Query,
  collection: string,
  id: string,
  attributes: object,
): Promise<void> {
  await db.query(sql`
    update collection_rows set attributes = ${asJson(attributes)}, version = version + 1
    where collection = ${collection} and _id = ${id}`);
}

export async function deleteRow(db: Query, collection: string, id: string): Promise<void> {
  await db.query(sql`delete from collection_rows where collection = ${collection} and _id = ${id}`);
}

/** How many rows are stored of each collection. */
export async function countCollections(db: Query): Promise<Map<string, number>> {
  const rows = await db.query<{ collection: string; count: number }>(sql`
    select collection, count(*)::int as count from collection_rows group by collection`);
  return new Map(rows.map(({ collection, count }) => [collection, count]));
}

/** Puts the rows that have no state yet into the first one of their machine. */
export async function startRows(db: Query, collection: string, state: string): Promise<void> {
  await db.query(sql`
    update collection_rows set attributes = attributes || jsonb_build_object('state', ${state}::text)
    where collection = ${collection} and not attributes ? 'state'`);
}

/** How many rows of a collection are in each state. */
export async function countStates(db: Query, collection: string): Promise<Map<string, number>> {
  const rows = await db.query<{ state: string; count: number }>(sql`
    select coalesce(attributes ->> 'state', '') as state, count(*)::int as count
    from collection_rows where collection = ${collection} group by 1`);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Stores the first rows of a collection, once: what was deleted since stays deleted. */
export async function seedCollection(db: Query, collection: string, rows: object[]): Promise<void> {
  await db.query(sql`
    with first as (
      insert into settings (name, value) values (${`seeded:${collection}`}, 'true') on conflict do nothing returning 1)
    insert into collection_rows (collection, _id, attributes)
    select ${collection}, ${collection} || '-' || place, attributes
    from jsonb_array_elements(${asJson(rows)}) with ordinality as r(attributes, place)
    where exists (select 1 from first)
    on conflict do nothing`);
}

/**
 * What the rows with these keys are called: collection, then key.
 * @param labels the field that the rows of a collection are called by
 */
export async function rowNames(
  db: Query,
  labels: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<Record<string, Record<string, string>>> {
  const rows = await db.query<{ collection: string; names: Record<string, string> }>(sql`
    select collection, jsonb_object_agg(_id, coalesce(attributes ->> (${asJson(labels)} ->> collection), _id)) as names
    from collection_rows
    where collection in (select jsonb_object_keys(${asJson(labels)}))
      and _id in (select jsonb_array_elements_text(${asJson(ids)}))
    group by collection`);
  return Object.fromEntries(rows.map(({ collection, names }) => [collection, names]));
}
