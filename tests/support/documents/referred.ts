// The rows that a made document refers to. Their keys are those of the demo data: the browser tests have them already.
import sql, { raw } from 'sql-template-tag';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import { isReference } from '#schemas/references.ts';
import type { Schema } from '#schemas/schema.ts';
import type { CollectionName } from '#schemas/types.ts';
import { appliedTo } from '#schemas/walk.ts';
import type { Database } from '#server/database/database.ts';
import { insertRow } from '#server/collections/queries.ts';
import { givenBoat, givenBooking, givenUser } from '../server/rows.ts';
import { referredId, validDocument } from './valid-document.ts';

const tables: Partial<Record<string, string>> = { boat: 'boats', user: 'users', booking: 'bookings' };

async function isThere(db: Database, list: string): Promise<boolean> {
  const id = referredId(list);
  const rows = await db.query(
    tables[list]
      ? sql`select 1 from ${raw(tables[list])} where _id = ${id}`
      : sql`select 1 from collection_rows where collection = ${list} and _id = ${id}`,
  );
  return rows.length > 0;
}

const make: Partial<Record<string, (db: Database, id: string) => Promise<unknown>>> = {
  boat: (db, id) => givenBoat(db, { id }),
  user: async (db, id) => {
    const made = await givenUser(db);
    await db.query(sql`update users set _id = ${id} where _id = ${made}`);
  },
  booking: async (db, id) => {
    const { id: made } = await givenBooking(db, await givenBoat(db));
    await db.query(sql`update bookings set _id = ${id} where _id = ${made}`);
  },
};

const listsIn = (schema: Schema, document: object): Set<string> =>
  new Set(
    appliedTo(schema, document, () => true).flatMap(({ schema: { lookup = '' }, value }) =>
      isReference(lookup) && value !== undefined ? [lookup] : [],
    ),
  );

/** The row of a list that made documents refer to, and what that refers to in turn. */
async function givenRow(db: Database, list: string): Promise<void> {
  if (await isThere(db, list)) return;
  const id = referredId(list);
  if (make[list]) await make[list](db, id);
  else {
    await insertRow(db, list, id, validDocument(forms[collections[list as CollectionName].form]));
    await givenReferred(db, list as CollectionName);
  }
}

/** Whatever the made document of a collection refers to. */
export async function givenReferred(db: Database, name: CollectionName): Promise<void> {
  const { schema } = forms[collections[name].form];
  for (const list of listsIn(schema, validDocument(forms[collections[name].form]))) await givenRow(db, list);
}
