// Boats for measuring: plain and repeatable, as many as wanted, all made by the database itself.
import sql from 'sql-template-tag';
import type { Query } from '#server/database/database.ts';

/** So few rows at once that no statement takes longer than the database lets one take. */
const PORTION = 50_000;
export const newestModel = 'Lagoon 29 C4CA4';

/** Fills an empty database with hosts and boats, newest first in the order of their numbers; without pictures. */
export async function insertBoats(db: Query, boats: number): Promise<void> {
  await db.query(sql`
    insert into users (_id, attributes)
    select 'host-' || n, jsonb_build_object('firstName', 'Ana', 'lastName', 'Marin ' || n) from generate_series(0, 399) n`);
  for (let first = 1; first <= boats; first += PORTION)
    await db.query(sql`
      insert into boats (_id, user_id, navigation, "authorization", date, price, attributes, doc_image)
      select 'boat-' || n, 'host-' || n % 400, n % 3, n / 3 % 3,
        '2026-01-01T00:00:00Z'::timestamptz - n * interval '11 minutes', 20 + n % 900,
        jsonb_build_object(
          'model', (array['Oceanis', 'Lagoon', 'Bali'])[1 + n % 3] || ' ' || 28 + n % 31 || ' ' || upper(left(md5(n::text), 5)),
          'description', repeat('A well-kept boat with a wide cockpit, two helms and a bright saloon. ', 3),
          'location1', 'Palma, Spain', 'year', 1990 + n % 36, 'size', 24 + n % 40, 'boattype', 1 + n % 4, 'boatbrand', 1 + n % 6,
          'enginecount', 1, 'bathroomcount', 1 + n % 3, 'power', 1, 'capacity', 2 + n % 10, 'cabinscount', 1 + n % 5),
        jsonb_build_object('navigation', '/private/n.webp', 'authorization', '/private/a.webp')
      from generate_series(${first}::int, ${Math.min(first + PORTION - 1, boats)}::int) n`);
  await db.script('analyze users; analyze boats;');
}
