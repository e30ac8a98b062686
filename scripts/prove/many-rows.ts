// Rows of every list, as many as a large marketplace has, made by the database itself.
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '#server/database/database.ts';
import { insertBoats } from '../bench/boat-rows.ts';
import type { Engine } from './stage.ts';

/** How many of each there are. */
const sizes: Record<Engine, { boats: number; users: number; bookings: number; others: number }> = {
  embedded: { boats: 100_000, users: 100_000, bookings: 100_000, others: 100_000 },
  PostgreSQL: { boats: 100_000, users: 100_000, bookings: 1_000_000, others: 100_000 },
};

/** So few at once that no statement takes longer than the database lets one take. */
const PORTION = 20_000;

async function inPortions(
  db: Database,
  count: number,
  insert: (first: number, last: number) => Sql,
): Promise<void> {
  for (let first = 1; first <= count; first += PORTION)
    await db.query(insert(first, Math.min(first + PORTION - 1, count)));
}

const towns = sql`(array['Split', 'Palma', 'Kiel', 'Bodrum', 'Nice', 'Athens', 'Lisbon'])`;

/** Fills an empty database. @returns how many rows there are */
export async function insertManyRows(db: Database, engine: Engine): Promise<number> {
  const { boats, users, bookings, others } = sizes[engine];
  await insertBoats(db, boats);
  await inPortions(
    db,
    users,
    (first, last) => sql`
      insert into users (_id, block, date, attributes)
      select 'guest-' || n, n % 50 = 0, '2026-01-01T00:00:00Z'::timestamptz - n * interval '7 minutes', jsonb_build_object(
        'firstName', (array['Ada', 'Ben', 'Cleo', 'Dino', 'Eva'])[1 + n % 5], 'lastName', initcap(left(md5(n::text), 7)),
        'email', left(md5(n::text), 10) || '@guests.example', 'phoneNumber', '+39' || 3000000000 + n,
        'birthDay', ('1950-01-01'::date + n % 18000)::text, 'city', ${towns}[1 + n % 7], 'country', 'Country ' || n % 90)
      from generate_series(${first}::int, ${last}::int) n`,
  );
  await inPortions(
    db,
    bookings,
    (first, last) => sql`
      insert into bookings (_id, boat_id, user_id, host_id, status, date, attributes)
      select 'booking-' || n, 'boat-' || 1 + n % ${boats}::int, 'guest-' || 1 + n % ${users}::int, 'host-' || (1 + n % ${boats}::int) % 400,
        n % 3, '2026-06-01T00:00:00Z'::timestamptz - n * interval '3 minutes', jsonb_build_object(
        'plan', 'A day at sea', 'count', 1 + n % 8, 'price', 200 + n % 1800, 'paymethod', (array['card', 'bank'])[1 + n % 2],
        'confirmID', upper(left(md5('c' || n), 10)))
      from generate_series(${first}::int, ${last}::int) n`,
  );
  await inPortions(
    db,
    others,
    (first, last) => sql`
      insert into payouts (_id, booking_id, host_id, state, fee_percent, cents, due_at)
      select 'payout-' || n, k._id, k.host_id, (array['due', 'paid', 'held'])[1 + n % 3], 12, 1000 + n % 90000, k.date
      from generate_series(${first}::int, ${last}::int) n join bookings k on k._id = 'booking-' || n`,
  );
  await inPortions(
    db,
    others,
    (first, last) => sql`
      insert into reviews (_id, boat_id, user_id, review, content, date)
      select 'review-' || n, 'boat-' || 1 + n % ${boats}::int, 'guest-' || 1 + n % ${users}::int, 1 + n % 5,
        'A fine day, and a boat as it was described: ' || left(md5('r' || n), 12),
        '2026-05-01T00:00:00Z'::timestamptz - n * interval '5 minutes'
      from generate_series(${first}::int, ${last}::int) n`,
  );
  await inPortions(
    db,
    others,
    (first, last) => sql`
      insert into collection_rows (collection, _id, created, attributes)
      select 'incident', 'incident-' || n, '2026-05-01T00:00:00Z'::timestamptz - n * interval '9 minutes', jsonb_build_object(
        'title', 'Scratch ' || left(md5('i' || n), 8), 'kind', (array['damage', 'complaint'])[1 + n % 2], 'booking', 'booking-' || n,
        'happened', ('2020-01-01'::date + n % 2000)::text, 'description', 'A scratch below the waterline, seen by the crew.',
        'cost', 50 + n % 5000, 'state', (array['reported', 'inReview', 'settled', 'rejected'])[1 + n % 4])
      from generate_series(${first}::int, ${last}::int) n`,
  );
  await inPortions(
    db,
    others,
    (first, last) => sql`
      insert into collection_rows (collection, _id, created, attributes)
      select 'marina', 'marina-' || n, '2026-05-01T00:00:00Z'::timestamptz - n * interval '9 minutes', jsonb_build_object(
        'name', 'Marina ' || initcap(left(md5('m' || n), 8)), 'town', ${towns}[1 + n % 7] || ' ' || n % 500)
      from generate_series(${first}::int, ${last}::int) n`,
  );
  // Both engines do so by themselves, once there is nothing else to do.
  await db.query(sql`vacuum (analyze)`);
  return boats + users + bookings + 4 * others;
}
