// What is remembered of attempts to sign in: counts by key, and the addresses where an account has signed in.
import sql from 'sql-template-tag';
import type { Query } from '../database/database.ts';

/** Counts one attempt under `key`. @returns how many there were in the present window; one to come was begun by a wrong clock */
export async function countAttempt(db: Query, key: string, windowMinutes: number): Promise<number> {
  const window = sql`make_interval(mins => ${windowMinutes})`;
  const isPast = sql`a.since not between now() - ${window} and now() + ${window}`;
  const [row] = await db.query<{ count: number }>(sql`
    insert into attempts as a (key, count, since, total) values (${key}, 1, now(), 1)
    on conflict (key) do update set
      total = a.total + 1,
      count = case when ${isPast} then 1 else a.count + 1 end,
      since = case when ${isPast} then now() else a.since end
    returning count`);
  return row?.count ?? 1;
}

/** Takes back what a successful attempt was counted as: its own count, and one of each count that others share. */
export async function forgiveAttempts(db: Query, own: string, shared: string[]): Promise<void> {
  await db.query(sql`delete from attempts where key = ${own}`);
  await db.query(sql`update attempts set count = greatest(count - 1, 0) where key = any(${shared})`);
}

/** Takes one attempt back under each of these keys. */
export async function uncountAttempts(db: Query, keys: string[]): Promise<void> {
  await db.query(sql`
    update attempts set count = greatest(count - 1, 0), total = greatest(total - 1, 0) where key = any(${keys})`);
}

/** How many attempts there were under a key since it was last asked. */
export async function takeTotal(db: Query, key: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    update attempts a set total = 0 from (select key, total from attempts where key = ${key} for update) before
    where a.key = before.key returning before.total`);
  return row?.total ?? 0;
}

export async function keepKnown(db: Query, key: string): Promise<void> {
  await db.query(sql`
    insert into attempts (key, count, since) values (${key}, 0, now())
    on conflict (key) do update set since = now()`);
}

export async function isKnown(db: Query, key: string, days: number): Promise<boolean> {
  const [row] = await db.query(sql`
    select 1 from attempts where key = ${key} and since > now() - make_interval(days => ${days})`);
  return row !== undefined;
}

/** What an admin has yet to be told is kept as long as the addresses where they have signed in. */
export async function forgetAttempts(db: Query, windowMinutes: number, knownDays: number): Promise<void> {
  await db.query(sql`
    delete from attempts where since < now() - case when key like 'known:%'
      or (total > 0 and key in (select 'account:' || lower(email) from admins))
      then make_interval(days => ${knownDays}) else make_interval(mins => ${windowMinutes}) end`);
}
