// Boats like another one.
import sql, { join, type Sql } from 'sql-template-tag';
import type { Boat } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';
import { likePattern, numberIn } from '../database/expressions.ts';
import { where } from '../database/list-conditions.ts';
import { oneText } from '../database/list-words.ts';
import { from, row } from './queries.ts';

const size = numberIn(sql`b.attributes`, 'size');
const place = sql`(b.attributes ->> 'location1')`;
const type = sql`(b.attributes ->> 'boattype')`;

/** Keys of the nearest in size, by an index: those that are as big or bigger, the smaller ones, and those without a size. */
const nearestIn = (near: number, parts: readonly Sql[], most: number): Sql[] =>
  [
    sql`and ${size} >= ${near}::numeric order by ${size}, b._id`,
    sql`and ${size} < ${near}::numeric order by ${size} desc, b._id`,
    sql`and ${size} is null order by b._id`,
  ].map((which) => sql`(select b._id from boats b ${where(parts)} ${which} limit ${most})`);

/** JSON text of boats at the same place first, then of the same type, nearest in size. */
export async function listSimilarBoats(
  db: Query,
  location: string,
  boat: Boat,
  most: number,
): Promise<string> {
  const near = Number(boat.size) || 0;
  const isOther = sql`b._id <> ${String(boat._id)}`;
  const isThere = sql`${place} = ${location}`;
  const isOfType = sql`${type} = ${String(boat.boattype ?? '')}`;
  const country = location
    .split(',')
    .map((part) => part.trim())
    .findLast(Boolean);

  const among = async (nearest: readonly Sql[]): Promise<{ text: string; count: number }> => {
    const [found] = await db.query<{ text: string; count: number }>(sql`
      select coalesce(json_agg(boat), '[]')::text as text, count(*)::int as count from (
        select ${row} as boat ${from}
        where ${isOther} and (${isThere} or b._id = any(array(${join(nearest, ' union all ')})))
        order by coalesce(${isThere}, false) desc, coalesce(${isOfType}, false) desc, abs(${size} - ${near}::numeric), b._id
        limit ${most}) rows`);
    return found ?? { text: '[]', count: 0 };
  };

  // Where these are enough, no other boat can stand before one of them; of fewer, it is all that there are.
  const ofType = nearestIn(near, [isOther, isOfType], most);
  const quick = await among(ofType);
  if (quick.count === most || country === undefined) return quick.text;
  const isNear = sql`${oneText([sql`b.search`])} like ${likePattern(country)}`;
  return (await among([...ofType, ...nearestIn(near, [isOther, isNear], most)])).text;
}
