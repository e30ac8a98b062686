import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { seedCatalogues } from '#server/database/catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { describeEngines } from '#tests/support/databases.ts';

describeEngines('the catalogues', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await engine.open();
    await seedCatalogues(db);
  });
  afterEach(() => db.close());

  const idsOf = async (catalogue: string) => {
    const rows = await db.query<{ id: number }>(
      sql`select id from catalogue_rows where catalogue = ${catalogue} order by id`,
    );
    return rows.map(({ id }) => id);
  };

  test('§3 holds every declared row', async () => {
    const { $schema: _, ...declared } = catalogues;
    for (const [name, { rows }] of Object.entries(declared)) {
      expect(await idsOf(name)).toEqual(rows.map(({ id }) => id));
    }
  });

  test('§2 keeps what an admin renamed and does not bring back what an admin deleted', async () => {
    await db.query(sql`delete from catalogue_rows where catalogue = 'boatbrands' and id = 30`);
    await db.query(
      sql`update catalogue_rows set attributes = '{"name":"Renamed"}' where catalogue = 'boatbrands' and id = 1`,
    );
    await seedCatalogues(db);
    expect(await idsOf('boatbrands')).not.toContain(30);
    const [row] = await db.query<{ name: string }>(
      sql`select attributes->>'name' as name from catalogue_rows where catalogue = 'boatbrands' and id = 1`,
    );
    expect(row?.name).toBe('Renamed');
  });

  test('completes a list that nobody can edit', async () => {
    await db.query(sql`delete from catalogue_rows where catalogue = 'capacity' and id = 30`);
    await seedCatalogues(db);
    expect(await idsOf('capacity')).toContain(30);
  });
});
