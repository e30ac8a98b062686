// Which pictures rows of collections name, wherever in them.
import sql, { raw } from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';
import type { Index } from '../database/indexes.ts';
import { collectionFolder } from '../files/saved-photo.ts';

const hasPictures = `attributes::text like '%"/${collectionFolder}/%'`;

/** Gives the rows that name a picture. */
export const pictureIndex: Index = {
  table: 'collection_rows',
  what: `using gin (attributes) where ${hasPictures}`,
};

const rowsNaming = sql`from collection_rows where ${raw(hasPictures)} and attributes`;

/** Whether a row of a collection names a picture already; such a row names it until the transaction ends. */
export async function holdNaming(tx: Query, collection: string, address: string): Promise<boolean> {
  const held = await tx.query(sql`
    select 1 ${rowsNaming} @? ${`$.** ? (@ == ${JSON.stringify(address)})`}::text::jsonpath and collection = ${collection}
    limit 1 for share`);
  return held.length > 0;
}

/** For each of these admins who is still there, which of these addresses rows name; what others sent is not swept. */
export async function collectionPicturesOf(
  db: Query,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<Map<string, Set<unknown>>> {
  const known = await db.query<{ _id: string }>(sql`
    select _id from admins where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  // Each is looked up by itself.
  const found = await db.query<{ address: string }>(sql`
    select address from jsonb_array_elements_text(${asJson(addresses)}) address
    where (select true ${rowsNaming} @? format('$.** ? (@ == %s)', to_json(address))::jsonpath limit 1)`);
  const named = new Set(found.map(({ address }) => address));
  return new Map(known.map(({ _id: id }) => [id, named]));
}
