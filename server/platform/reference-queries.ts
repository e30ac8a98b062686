// The rows that fields refer to, by their keys and by what they are called.
import sql, { join, type Sql } from 'sql-template-tag';
import { collections } from '#schemas/generated/collections.ts';
import { isNoun, type NounName } from '#schemas/nouns.ts';
import type { CollectionName } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { fullName } from '../database/expressions.ts';

/** Stands between the parts of what a booking is called. */
const between = ' · ';

/** The rows of each noun with what they are called. */
const sources: Record<NounName, Sql> = {
  boat: sql`select b._id, boat_label(b._id, b.attributes) as name from boats b`,
  user: sql`select u._id, user_label(u._id, u.attributes) as name from users u`,
  booking: sql`
    select k._id, concat_ws(${between}::text, k._id, b.attributes ->> 'model', nullif(${fullName(sql`u`)}, '')) as name
    from bookings k left join boats b on b._id = k.boat_id left join users u on u._id = k.user_id`,
};

const sourceOf = (list: string): Sql =>
  isNoun(list)
    ? sources[list]
    : sql`select _id, coalesce(attributes ->> ${collections[list as CollectionName].label}, _id) as name
        from collection_rows where collection = ${list}`;

/**
 * What the rows that some fields refer to are called: field, then key; '{}' where they refer to nothing.
 * @param attributes where the fields lie, as `jsonb`
 */
export function namesReferred(attributes: Sql, fields: readonly { field: string; refersTo: string }[]): Sql {
  const each = fields.map(({ field, refersTo }) => {
    const path = field.split('.').map((key) => sql`-> ${key}::text`);
    const value = sql`(${attributes} ${join(path, ' ')})`;
    const ids = sql`array(select jsonb_array_elements_text(
      case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end))`;
    return sql`${field}::text, (
      select jsonb_object_agg(n._id, n.name) from (${sourceOf(refersTo)}) n where n._id = any(${ids}))`;
  });
  return sql`jsonb_strip_nulls(jsonb_build_object(${join(each)}))`;
}

/** What a booking is called begins with its key: every part that may be one. */
const keysIn = (name: string): string[] =>
  name.split(between).map((_part, at, parts) => parts.slice(0, at + 1).join(between));

const inOrder = (texts: readonly string[]): Sql =>
  sql`any(array(select sort_key(jsonb_array_elements_text(${asJson(texts)}))))`;

/** The rows of a list that may be called so: as its indexes find them. */
function candidates(list: string, names: readonly string[]): Sql {
  const asked = inOrder(names);
  if (list === 'user')
    return sql`${sources.user} where sort_key(u._id) = ${asked} or sort_key(user_label(u._id, u.attributes)) = ${asked}`;
  if (list === 'boat')
    return sql`${sources.boat} where sort_key(b._id) = ${asked} or sort_key(boat_label(b._id, b.attributes)) = ${asked}`;
  if (list === 'booking')
    return sql`${sources.booking} where sort_key(k._id) = ${inOrder(names.flatMap(keysIn))}`;
  const { label } = collections[list as CollectionName];
  return sql`${sourceOf(list)} and (sort_key(_id) = ${asked} or sort_key((attributes ->> ${label}::text)) = ${asked})`;
}

/** The rows with these names, in any letters, or with these keys. */
export function referencesCalled(
  db: Query,
  list: string,
  names: readonly string[],
): Promise<{ _id: string; name: string }[]> {
  const asked = sql`(select lower(jsonb_array_elements_text(${asJson(names)})))`;
  return db.query(sql`
    select r._id, r.name from (${candidates(list, names)}) r where lower(r.name) in ${asked} or lower(r._id) in ${asked}
    order by r._id`);
}

/** What the rows of the nouns with these keys are called: noun, then key. */
export async function nounNames(
  db: Query,
  ids: readonly string[],
): Promise<Record<string, Record<string, string>>> {
  const asked = sql`(select jsonb_array_elements_text(${asJson(ids)}))`;
  const each = Object.entries(sources).map(
    ([noun, source]) => sql`select ${noun} as noun, r._id, r.name from (${source}) r where r._id in ${asked}`,
  );
  const rows = await db.query<{ noun: string; names: Record<string, string> }>(sql`
    select noun, jsonb_object_agg(_id, name) as names from (${join(each, ' union all ')}) n group by noun`);
  return Object.fromEntries(rows.map(({ noun, names }) => [noun, names]));
}
