import sql, { raw } from 'sql-template-tag';
import type { Overview } from '#schemas/types.ts';
import type { BoatApproval } from '#machines/boat-approval.ts';
import { asJson, type Query } from '../database/database.ts';

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
  { toBeConfirmed, due, confirmed, ...states }: Omit<OverviewCodes, 'cancelled'>,
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
          select sum(count)::bigint as bookings,
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
      -- No day before the first one that the database knows by a year.
      union all select 'before', first - least(next - first, first - date '0001-01-01'), first from wanted)
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
