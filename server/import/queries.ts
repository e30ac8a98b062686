// What an import reads and writes, many rows a statement.
import sql from 'sql-template-tag';
import { catalogueNames } from '#schemas/specified.ts';
import { asJson, type Query } from '../database/database.ts';

export interface CatalogueRow {
  catalogue: string;
  id: number;
  name: string;
}

export interface NewBoat {
  _id: string;
  attributes: object;
  price: number | null;
}

/** Every row of every catalogue. */
export function listCatalogueRows(db: Query): Promise<CatalogueRow[]> {
  return db.query(sql`
    select collection as catalogue, _id::int as id, coalesce(attributes->>'name', attributes->>'title', '') as name
    from collection_rows
    where collection in (select jsonb_array_elements_text(${asJson(catalogueNames)})) and _id ~ '^[0-9]{1,9}$'
    order by collection, _id::int`);
}

export async function insertCatalogueRows(db: Query, rows: CatalogueRow[]): Promise<void> {
  await db.query(sql`
    insert into collection_rows (collection, _id, attributes)
    select catalogue, id::text, jsonb_build_object('name', name)
    from jsonb_to_recordset(${asJson(rows)}) as r(catalogue text, id int, name text)`);
}

/** Adds the boats that are not there yet and returns their keys; one that is there stays as it is. */
export async function insertBoats(db: Query, hostId: string, boats: NewBoat[]): Promise<string[]> {
  const inserted = await db.query<{ _id: string }>(sql`
    insert into boats (_id, user_id, price, attributes)
    select _id, ${hostId}, price, attributes
    from jsonb_to_recordset(${asJson(boats)}) as r(_id text, price numeric, attributes jsonb)
    on conflict do nothing returning _id`);
  return inserted.map(({ _id }) => _id);
}

/** Adds the rows of a collection that are not there yet and returns their keys; one that is there stays as it is. */
export async function insertRows(
  db: Query,
  collection: string,
  rows: readonly { _id: string; attributes: object }[],
): Promise<string[]> {
  const inserted = await db.query<{ _id: string }>(sql`
    insert into collection_rows (collection, _id, attributes)
    select ${collection}, _id, attributes
    from jsonb_to_recordset(${asJson(rows)}) as r(_id text, attributes jsonb)
    on conflict do nothing returning _id`);
  return inserted.map(({ _id }) => _id);
}

/** Which of these rows of a collection, or of the boats, are there. */
export async function idsAmong(db: Query, noun: string, ids: readonly string[]): Promise<Set<string>> {
  const asked = sql`(select jsonb_array_elements_text(${asJson(ids)}))`;
  const rows = await db.query<{ _id: string }>(
    noun === 'boat'
      ? sql`select _id from boats where _id in ${asked}`
      : sql`select _id from collection_rows where collection = ${noun} and _id in ${asked}`,
  );
  return new Set(rows.map(({ _id }) => _id));
}
