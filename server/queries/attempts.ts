import sql from 'sql-template-tag';
import type { Query } from '../database/database.ts';

/** Counts one attempt under `key` and answers how many there were in the present window. */
export async function countAttempt(db: Query, key: string, windowMinutes: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    insert into attempts as a (key, count, since) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when a.since < now() - make_interval(mins => ${windowMinutes}) then 1 else a.count + 1 end,
      since = case when a.since < now() - make_interval(mins => ${windowMinutes}) then now() else a.since end
    returning count`);
  return row?.count ?? 1;
}

/** Takes back what a successful attempt was counted as. */
export async function forgiveAttempts(db: Query, email: string, address: string): Promise<void> {
  await db.query(sql`delete from attempts where key = ${email}`);
  await db.query(sql`update attempts set count = greatest(count - 1, 0) where key = ${address}`);
}
