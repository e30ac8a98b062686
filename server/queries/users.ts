import sql from 'sql-template-tag';
import type { User } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';

/** A host or guest with boats, and as a host: average score and number of bookings. */
export async function findUser(db: Query, id: string): Promise<User | undefined> {
  const [found] = await db.query<{ user: User }>(sql`
    select jsonb_strip_nulls(u.attributes || jsonb_build_object('_id', u._id, 'date', iso(u.date), 'block', u.block, 'version', u.version,
      'boatCount', (select count(*) from boats b where b.user_id = u._id),
      'boats', (select coalesce(jsonb_agg(jsonb_build_object('_id', b._id, 'model', b.attributes->'model') order by b.date), '[]')
        from boats b where b.user_id = u._id),
      'review', (select round(avg(r.review), 2) from reviews r join boats b on b._id = r.boat_id where b.user_id = u._id),
      'booking', (select count(*) from bookings k where k.host_id = u._id))) as user
    from users u where u._id = ${id}`);
  return found?.user;
}
