import sql, { join } from 'sql-template-tag';
import type { BoatApproval } from '#machines/boat-approval.ts';
import type { Overview } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';

/** Which numbers and names of states stand for what, as the machines say. */
export interface OverviewCodes {
  pairs: Record<BoatApproval, [navigation: number, authorization: number][]>;
  toBeConfirmed: number;
  due: number;
  confirmed: number;
  cancelled: number;
  undecidedRefunds: readonly string[];
  payablePayouts: readonly string[];
  unpaidPayouts: readonly string[];
}

/** All figures of the home page in one statement; days start at 00:00 UTC. */
export async function readOverview(
  db: Query,
  { pairs, toBeConfirmed, due, confirmed, cancelled, ...states }: OverviewCodes,
  { months, weeks }: { months: number; weeks: number },
): Promise<Overview> {
  const boatsWith = (label: BoatApproval) => sql`coalesce((select sum(count) from boats_by_status
    where (navigation, "authorization") in (${join(pairs[label].map(([n, a]) => sql`(${n}::smallint, ${a}::smallint)`))})), 0)`;
  const bookingsWith = (code: number) =>
    sql`coalesce((select sum(count)::bigint from booking_days where status = ${code}), 0)`;
  const [found] = await db.query<{ overview: Overview }>(sql`
    with boats_by_status as (
      select navigation, "authorization", count(*) as count from boats group by navigation, "authorization"),
    today as (select (now() at time zone 'UTC')::date as day),
    months as (
      select generate_series(date_trunc('month', day) - make_interval(months => ${months - 1}), date_trunc('month', day),
        interval '1 month')::date as first from today),
    weeks as (
      select generate_series(date_trunc('week', day), date_trunc('week', day) + make_interval(weeks => ${weeks - 1}),
        interval '1 week')::date as first from today)
    select jsonb_build_object(
      'waiting', jsonb_build_object(
        'documents', ${boatsWith('pendingApproval')},
        'bookings', ${bookingsWith(toBeConfirmed)},
        'payments', ${bookingsWith(due)},
        'refunds', (select count(*) from refunds where state = any(${states.undecidedRefunds}::text[])),
        'payouts', (select count(*) from payouts where state = any(${states.payablePayouts}::text[]))),
      'boats', jsonb_build_object('approved', ${boatsWith('approved')},
        'pendingApproval', ${boatsWith('pendingApproval')}, 'pending', ${boatsWith('pending')}),
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
