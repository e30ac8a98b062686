import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

describeEngines('the catalogues', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await engine.open();
    await seedCatalogues(db);
  });
  afterEach(() => db.close());

  const idsOf = async (catalogue: string) => {
    const rows = await db.query<{ id: number }>(
      sql`select _id::int as id from collection_rows where collection = ${catalogue} order by _id::int`,
    );
    return rows.map(({ id }) => id);
  };

  test('§3 holds every declared row', async () => {
    for (const [name, rows] of Object.entries(catalogueRows)) {
      expect(await idsOf(name)).toEqual(rows.map(({ id }) => id));
    }
  });

  test('§2 keeps what an admin renamed and does not bring back what an admin deleted', async () => {
    await db.query(sql`delete from collection_rows where collection = 'boatbrands' and _id = '30'`);
    await db.query(
      sql`update collection_rows set attributes = '{"name":"Renamed"}' where collection = 'boatbrands' and _id = '1'`,
    );
    await seedCatalogues(db);
    expect(await idsOf('boatbrands')).not.toContain(30);
    const [row] = await db.query<{ name: string }>(
      sql`select attributes->>'name' as name from collection_rows where collection = 'boatbrands' and _id = '1'`,
    );
    expect(row?.name).toBe('Renamed');
  });

  test('says which declared row was not stored, because an admin has given its number to another one', async () => {
    const [last] = catalogueRows.boattypes.slice(-1);
    const id = (last?.id ?? 0) + 1;
    onTestFinished(() => void catalogueRows.boattypes.splice(-2));
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      values ('boattypes', ${String(id)}, '{"name":"Dhow"}'), ('boattypes', ${String(id + 1)}, '{"name":"Junk"}')`);
    catalogueRows.boattypes.push({ id, name: 'Trawler' }, { id: id + 1, name: 'Junk' });
    expect(await seedCatalogues(db)).toEqual([
      `boattypes: the row ${id} "Trawler" was not stored, another one has that number; give it the number ${id + 2}.`,
    ]);
    expect(await seedCatalogues(db)).toEqual([]);
  });

  test('does not bring back what was deleted from a list that §7 cannot edit, as collections can', async () => {
    await db.query(sql`delete from collection_rows where collection = 'capacity' and _id = '30'`);
    await seedCatalogues(db);
    expect(await idsOf('capacity')).not.toContain(30);
  });
});
