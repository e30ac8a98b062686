import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

/**
 * For each collection that is asked about: whether it has the id, and its length where that is asked for. The rows that are
 * found are not deleted until the transaction ends.
 */
export function holdListed(
  tx: Query,
  questions: { list: string; id: string; counts: boolean }[],
): Promise<{ list: string; id: string; length: number; found: boolean }[]> {
  return tx.query(sql`
    with q as (
      select * from jsonb_to_recordset(${asJson(questions)}) as asked(list text, id text, counts boolean)),
    held as (
      select r.collection, r._id from q join collection_rows r on r.collection = q.list and r._id = q.id
      order by 1, 2 for key share of r)
    select q.list, q.id,
      case when q.counts then (select count(*)::int from collection_rows r where r.collection = q.list)
        else 0 end as length,
      exists (select 1 from held where held.collection = q.list and held._id = q.id)
        or case q.list
          when 'boat' then exists (select 1 from boats where _id = q.id)
          when 'user' then exists (select 1 from users where _id = q.id)
          when 'booking' then exists (select 1 from bookings where _id = q.id)
          else false end as found
    from q`);
}
