import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { makeMarketplace } from '#server/demo/marketplace.ts';
import { insertMarketplace } from '#server/demo/seed.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

const now = new Date('2026-11-20T10:00:00Z');
const marketplace = makeMarketplace(now);

describeEngines('the demo', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await seedCatalogues(db);
    await db.transaction((tx) => insertMarketplace(tx, marketplace));
  });
  afterAll(() => db.close());

  test('§3 stores every row of the marketplace', async () => {
    const [counts] = await db.query(sql`select
      (select count(*)::int from users) as users, (select count(*)::int from boats) as boats,
      (select count(*)::int from plans) as plans, (select count(*)::int from reviews) as reviews,
      (select count(*)::int from bookings) as bookings,
      (select count(*)::int from messages) as messages`);
    const expected = Object.entries(marketplace).map(([name, rows]: [string, unknown[]]) => [
      name,
      rows.length,
    ]);
    expect(counts).toEqual(Object.fromEntries(expected));
  });

  test('§2 leaves conversations of which some wait for an answer', async () => {
    const [counts] = await db.query<{ all: number; waiting: number; odd: number }>(sql`
      select count(*)::int as all, count(*) filter (where unread > 0)::int as waiting,
        count(*) filter (where last_number <> (select count(*) from messages m where m.user_id = c.user_id)
          or unread > last_number or read_number + unread <> last_number)::int as odd from conversations c`);
    expect(counts?.all).toBeGreaterThan(20);
    expect(counts?.waiting).toBeGreaterThan(2);
    expect(counts?.odd).toBe(0);
  });

  test('§3 stores a boat with its status, pictures and attributes', async () => {
    const [boat] = marketplace.boats;
    const [row] = await db.query(sql`
      select user_id, navigation, price, attributes, boat_image, doc_image, date from boats where _id = '1'`);
    expect(row).toEqual({
      user_id: String(boat?.userId),
      navigation: boat?.navigation,
      price: boat?.price,
      attributes: boat?.attributes,
      boat_image: boat?.boatImage,
      doc_image: boat?.docImage,
      date: boat?.date.toISOString(),
    });
  });
});
