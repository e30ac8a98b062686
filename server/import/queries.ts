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

/** Creates the host unless it is there; what staff changed since stays. */
export async function insertHost(db: Query, { _id, ...attributes }: { _id: string }): Promise<void> {
  await db.query(sql`
    insert into users (_id, attributes) values (${_id}, ${asJson(attributes)}) on conflict do nothing`);
}

/** Adds the boats that are not there yet and returns how many; one that is there stays as it is. */
export async function insertBoats(db: Query, hostId: string, boats: NewBoat[]): Promise<number> {
  const inserted = await db.query(sql`
    insert into boats (_id, user_id, price, attributes)
    select _id, ${hostId}, price, attributes
    from jsonb_to_recordset(${asJson(boats)}) as r(_id text, price numeric, attributes jsonb)
    on conflict do nothing returning _id`);
  return inserted.length;
}

/** How many of these boats are there. */
export async function countBoatsAmong(db: Query, ids: string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from boats where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  return row?.count ?? 0;
}
