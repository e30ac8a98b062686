import sql, { raw } from 'sql-template-tag';
import type { Overview } from '#schemas/types.ts';
import type { BoatApproval } from '#machines/boat-approval.ts';
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

/** The stored setting, or `initial` stored for everyone who asks later. */
export async function settingOr<T>(db: Query, name: string, initial: T): Promise<T> {
  await db.query(sql`
    insert into settings (name, value) values (${name}, ${asJson(initial)}) on conflict (name) do nothing`);
  const [row] = await db.query<{ value: T }>(sql`select value from settings where name = ${name}`);
  return row?.value ?? initial;
}

/** A setting and how often it was changed; one that was never changed is its default. */
export interface Setting<T> {
  value: T;
  version: number;
  /** Fields that were added to its form. */
  added: Record<string, unknown>;
}

export async function findSetting<T>(db: Query, name: string, initial: T): Promise<Setting<T>> {
  const [row] = await db.query<Setting<T>>(
    sql`select value, version, added from settings where name = ${name}`,
  );
  return row ?? { value: initial, version: 1, added: {} };
}

/** Like {@link findSetting}, but the row exists and stays locked until the transaction ends. */
export async function lockSetting<T>(db: Query, name: string, initial: T): Promise<Setting<T>> {
  await settingOr(db, name, initial);
  await db.query(sql`select 1 from settings where name = ${name} for update`);
  return findSetting(db, name, initial);
}

export async function updateSetting<T>(
  db: Query,
  name: string,
  { value, added }: Pick<Setting<T>, 'value' | 'added'>,
): Promise<void> {
  await db.query(sql`
    update settings set value = ${asJson(value)}, added = ${asJson(added)}, version = version + 1 where name = ${name}`);
}

/** How many boats have which two documents' states. */
export interface BoatsWith {
  navigation: number;
  authorization: number;
  count: number;
}

export const countBoatsByDocuments = (db: Query): Promise<BoatsWith[]> =>
  db.query(sql`
    select navigation, "authorization", count(*)::int as count from boats group by navigation, "authorization"`);

/** Which numbers and names of states stand for what, as the machines say. */
export interface OverviewCodes {
  toBeConfirmed: number;
  due: number;
  confirmed: number;
  cancelled: number;
  undecidedRefunds: readonly string[];
  payablePayouts: readonly string[];
  unpaidPayouts: readonly string[];
}

/**
 * All figures of the home page in one statement; days start at 00:00 UTC.
 * @param boats how many there are of each label
 */
export async function readOverview(
  db: Query,
  boats: Record<BoatApproval, number>,
  { toBeConfirmed, due, confirmed, cancelled, ...states }: OverviewCodes,
  { months, weeks }: { months: number; weeks: number },
): Promise<Overview> {
  const bookingsWith = (code: number) =>
    sql`coalesce((select sum(count)::bigint from booking_days where status = ${code}), 0)`;
  const [found] = await db.query<{ overview: Overview }>(sql`
    with today as (select (now() at time zone 'UTC')::date as day),
    months as (
      select generate_series(date_trunc('month', day) - make_interval(months => ${months - 1}), date_trunc('month', day),
        interval '1 month')::date as first from today),
    weeks as (
      select generate_series(date_trunc('week', day), date_trunc('week', day) + make_interval(weeks => ${weeks - 1}),
        interval '1 week')::date as first from today)
    select jsonb_build_object(
      'waiting', jsonb_build_object(
        'documents', ${boats.pendingApproval}::int,
        'bookings', ${bookingsWith(toBeConfirmed)},
        'payments', ${bookingsWith(due)},
        'refunds', (select count(*) from refunds where state = any(${states.undecidedRefunds}::text[])),
        'payouts', (select count(*) from payouts where state = any(${states.payablePayouts}::text[]))),
      'boats', ${asJson(boats)},
      'months', (select jsonb_agg(jsonb_build_object('month', to_char(first, 'YYYY-MM'),
          'bookings', coalesce(bookings, 0), 'revenue', coalesce(cents, 0) / 100.0) order by first)
        from months left join lateral (
          select sum(count) filter (where status <> ${cancelled})::bigint as bookings,
            sum(cents) filter (where status = ${confirmed}) as cents
          from booking_days where day >= first and day < first + interval '1 month') sums on true),
      'payouts', (select jsonb_agg(jsonb_build_object('week', first, 'amount', coalesce(cents, 0) / 100.0) order by first)
        from weeks left join lateral (
          select sum(cents) as cents from payouts where state = any(${states.unpaidPayouts}::text[])
            and due_at >= first::timestamp at time zone 'UTC'
            and due_at < (first + 7)::timestamp at time zone 'UTC') sums on true)) as overview`);
  return found?.overview ?? {};
}

/** What happened in some days and in as many before them, in one statement. Both days are included and those of UTC. */
export async function readDays(
  db: Query,
  { confirmed, cancelled }: Pick<OverviewCodes, 'confirmed' | 'cancelled'>,
  { from, to }: { from: string; to: string },
): Promise<Overview['days']> {
  const rowsOf = (table: 'boats' | 'users') => sql`(select count(*) from ${raw(table)}
    where date >= first::timestamp at time zone 'UTC' and date < next::timestamp at time zone 'UTC')`;
  const [found] = await db.query<{ days: Overview['days'] }>(sql`
    with wanted as (select ${from}::date as first, ${to}::date + 1 as next),
    ranges as (
      select 'now' as name, first, next from wanted
      union all select 'before', first - (next - first), first from wanted)
    select jsonb_build_object('from', ${from}::text, 'to', ${to}::text) || jsonb_object_agg(name, jsonb_build_object(
      'bookings', bookings, 'revenue', cents / 100.0, 'cancelled', cancelled,
      'boats', ${rowsOf('boats')}, 'users', ${rowsOf('users')})) as days
    from ranges, lateral (
      select coalesce(sum(count), 0)::bigint as bookings,
        coalesce(sum(count) filter (where status = ${cancelled}), 0)::bigint as cancelled,
        coalesce(sum(cents) filter (where status = ${confirmed}), 0) as cents
      from booking_days where day >= first and day < next) sums`);
  return found?.days;
}
