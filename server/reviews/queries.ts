import sql from 'sql-template-tag';
import type { Review } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { fullName, nameInOrder, nameOfUsers, person, textOfRows } from '../database/expressions.ts';
import type { ListSource } from '../database/list-page.ts';

/** A review as it is answered, of `reviews r` and the guest `users c` who wrote it. */
export const review = sql`r.added || jsonb_build_object('_id', r._id, 'review', r.review, 'content', r.content, 'version', r.version,
  'date', iso(r.date), 'customer', ${person(sql`c`)})`;

/** One row for each review, as the list shows them. */
export const reviewList: ListSource = {
  from: sql`from reviews r join users c on c._id = r.user_id join boats b on b._id = r.boat_id`,
  own: sql`reviews r`,
  id: sql`r._id`,
  row: sql`jsonb_build_object('_id', r._id, 'boat', b.attributes->'model', 'reviewer', ${fullName(sql`c`)}, 'content', r.content)`,
  attributes: sql`r.added`,
  fields: {
    boat: {
      sql: sql`(b.attributes->>'model')`,
      kind: 'text',
      elsewhere: textOfRows('boats', 'model', (ids) => sql`r.boat_id = any(${ids})`),
    },
    reviewer: {
      sql: nameInOrder(sql`c`),
      kind: 'text',
      isPresent: true,
      elsewhere: nameOfUsers((ids) => sql`r.user_id = any(${ids})`),
    },
    content: { sql: sql`r.content`, kind: 'text', isPresent: true },
    date: { sql: sql`r.date`, kind: 'moment', isPresent: true, isInOrder: true },
  },
};

/** The boats that have reviews, and how many; what was reviewed last comes first. */
export function countReviews(db: Query): Promise<{ id: string; count: number }[]> {
  return db.query(sql`
    select boat_id as id, count(*)::int as count from reviews group by boat_id order by max(date) desc, boat_id`);
}

/**
 * JSON text of these boats, in this order, each with all of its reviews; without the brackets of their list. Reviews are gathered
 * before anything else is joined, and as text: sorting whole boats, and taking JSON apart again, takes as long once more.
 */
export async function listReviewedBoats(db: Query, ids: readonly string[]): Promise<string> {
  const rows = await db.json(sql`
    with wanted as (
      select id, place from jsonb_array_elements_text(${asJson(ids)}) with ordinality as wanted(id, place))
    select coalesce(json_agg(boat order by place), '[]')::text from (
      select place, json_build_object('_id', b._id, 'model', b.attributes->'model',
        'user', ${person(sql`u`)}, 'reviews', reviews) as boat
      from (
        select r.boat_id, json_agg(${review} order by r.date desc, r._id) as reviews
        from reviews r join users c on c._id = r.user_id
        where r.boat_id = any(array(select id from wanted)) group by r.boat_id) reviewed
        join wanted on id = boat_id join boats b on b._id = boat_id join users u on u._id = b.user_id) boats`);
  return rows.slice(1, -1);
}

/** A review of a boat of this host, locked until the transaction ends, with the boat it is of. */
export async function lockReview(
  db: Query,
  hostId: string,
  id: string,
): Promise<{ review: Review; boatId: string } | undefined> {
  const [found] = await db.query<{ review: Review; boatId: string }>(sql`
    select ${review} as review, r.boat_id as "boatId"
    from reviews r join users c on c._id = r.user_id join boats b on b._id = r.boat_id
    where r._id = ${id} and b.user_id = ${hostId} for update of r`);
  return found;
}

/** Stores score, content and added fields, and raises the version. */
export async function updateReview(
  db: Query,
  id: string,
  { review: score, content, added }: { review: number; content: string; added: object },
): Promise<void> {
  await db.query(sql`
    update reviews set review = ${score}::numeric, content = ${content.normalize()}, added = ${asJson(added)},
      version = version + 1
    where _id = ${id}`);
}

export async function deleteReview(db: Query, id: string): Promise<void> {
  await db.query(sql`delete from reviews where _id = ${id}`);
}
