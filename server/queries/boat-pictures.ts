// The addresses of pictures in rows of boats.
import sql from 'sql-template-tag';
import type { DocumentType } from '#machines/boat-approval.ts';
import { asJson, type Query } from '../database/database.ts';

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
  const column = { navigation: sql`navigation`, authorization: sql`"authorization"` }[type];
  await db.query(sql`
    update boats set doc_image = doc_image || ${asJson({ [type]: address })}, ${column} = ${code},
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
