// Which pictures rows of collections name, wherever in them.
import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';
import { collectionFolder, folderOf } from '../files/saved-photo.ts';

const anywhere = `strict $.** ? (@.type() == "string" && @ starts with "/${collectionFolder}/")`;

/** Whether a row of a collection names a picture already; such a row names it until the transaction ends. */
export async function holdNaming(tx: Query, collection: string, address: string): Promise<boolean> {
  const held = await tx.query(sql`
    select 1 from collection_rows r
    where r.collection = ${collection} and r.attributes::text like ${`%"${address}"%`}
    limit 1 for share`);
  return held.length > 0;
}

/** For each of these admins who is still there, the addresses of their pictures that rows name; what others sent is not swept. */
export async function collectionPicturesOf(
  db: Query,
  ids: readonly string[],
): Promise<Map<string, Set<unknown>>> {
  const known = await db.query<{ _id: string }>(sql`
    select _id from admins where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  const named = await db.query<{ address: string }>(sql`
    select distinct picture #>> '{}' as address
    from collection_rows r, jsonb_path_query(r.attributes, ${anywhere}::text::jsonpath) as picture`);
  return new Map(
    known.map(({ _id: id }) => [
      id,
      new Set(
        named
          .map(({ address }) => address)
          .filter((address) => address.startsWith(`/${collectionFolder}/${folderOf(id)}/`)),
      ),
    ]),
  );
}
