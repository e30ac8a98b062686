// The rows that a field may refer to, found by what they are called or by their key.
import sql, { type Sql } from 'sql-template-tag';
import { collections } from '#schemas/generated/collections.ts';
import { isNoun, type NounName } from '#schemas/nouns.ts';
import type { CatalogueRow, CollectionName } from '#schemas/types.ts';
import { bookingList } from '../bookings/queries.ts';
import { collectionList } from '../collections/queries.ts';
import type { Query } from '../database/database.ts';
import { fullName } from '../database/expressions.ts';
import { fieldIn, readPage, type Field, type ListSource } from '../database/list-page.ts';

interface Named {
  source: Omit<ListSource, 'row'>;
  /** What a row is called. */
  name: Sql;
  order: Field;
  searched: readonly Field[];
}

const text = (value: Sql): Field => ({ sql: value, kind: 'text' });
const inOrder = (value: Sql): Field => ({ ...text(value), isPresent: true, isInOrder: true });
const { _id, guestName, boatName } = bookingList.fields;

const nouns: Record<NounName, Named> = {
  boat: {
    source: {
      from: sql`from boats b`,
      own: sql`boats b`,
      id: sql`b._id`,
      attributes: sql`b.attributes`,
      fields: {},
    },
    name: sql`boat_label(b._id, b.attributes)`,
    order: inOrder(sql`boat_label(b._id, b.attributes)`),
    searched: [text(sql`(b.attributes ->> ${'model'}::text)`), text(sql`b._id`)],
  },
  user: {
    source: {
      from: sql`from users u`,
      own: sql`users u`,
      id: sql`u._id`,
      attributes: sql`u.attributes`,
      fields: {},
    },
    name: sql`user_label(u._id, u.attributes)`,
    order: inOrder(sql`user_label(u._id, u.attributes)`),
    searched: [
      text(sql`full_name(u.attributes)`),
      text(sql`(u.attributes ->> ${'email'}::text)`),
      text(sql`u._id`),
    ],
  },
  booking: {
    source: bookingList,
    name: sql`concat_ws(' · ', k._id, b.attributes ->> 'model', nullif(${fullName(sql`g`)}, ''))`,
    // Its key stands first in what it is called.
    order: inOrder(sql`k._id`),
    searched: [_id, guestName, boatName].filter((field) => field !== undefined),
  },
};

function namedIn(list: string): Named {
  if (isNoun(list)) return nouns[list];
  const source = collectionList(list);
  const label = fieldIn(source, collections[list as CollectionName].label, 'text');
  const id = text(source.id);
  return { source, name: sql`coalesce(${label.sql}, ${source.id})`, order: label, searched: [label, id] };
}

/**
 * @param list a noun or a collection
 * @param id the row with this key only
 * @returns rows in whose name or key every word of `q` stands, by name
 */
export async function findReferences(
  db: Query,
  list: string,
  { q, id, most }: { q: string; id: string | undefined; most: number },
): Promise<CatalogueRow[]> {
  const { source, name, order, searched } = namedIn(list);
  const row = sql`jsonb_build_object('_id', ${source.id}, 'name', ${name})`;
  const wanted = {
    words: q.split(/\s+/).filter(Boolean),
    searched,
    labels: [],
    others: id === undefined ? [] : [sql`${source.id} = ${id}`],
  };
  const { text: found } = await readPage(db, { ...source, row }, wanted, {
    limit: most,
    order: { field: order, isDescending: false },
  });
  return JSON.parse(`[${found}]`) as CatalogueRow[];
}
