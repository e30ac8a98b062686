// A database that any earlier build has written is the one that this build would have written.
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { build } from '#server/app.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { answeredRows, ask, givenEnv } from '#tests/support/server/app.ts';
import { describeEngines, describeServer, type Engine } from '#tests/support/server/databases.ts';

const MIGRATIONS = new URL('../../../server/database/migrations/', import.meta.url).pathname;
const files = (await readdir(MIGRATIONS)).sort();
const released = files.map((file) => Number.parseInt(file, 10));
const email = 'first@staff.example';
const password = 'a lamp for the harbour';
const passwordHash = await hashPassword(password);

/** A database without any table. */
async function openBare({ open }: Engine): Promise<Database> {
  const database = await open();
  await database.script('drop schema public cascade; create schema public');
  return database;
}

/**
 * What the first build could store.
 * @param of tells the rows of several builds apart
 */
async function fill(database: Database, of = ''): Promise<void> {
  await database.query(sql`
    insert into admins (_id, email, role, password_hash, date, attributes)
    values (${`a1${of}`}, ${of + email}, 1, ${passwordHash}, '2024-02-29T10:00:00Z', '{"firstName":"Mia","lastName":"Berg"}')`);
  await database.script(`
    insert into users (_id, date, attributes) values
      ('u1${of}', '2024-03-01T10:00:00Z', '{"firstName":"Ada","lastName":"Host","email":"ada@example.org"}'),
      ('u2${of}', '2024-03-02T10:00:00Z', '{"firstName":"Ben","lastName":"Guest","email":"ben@example.org"}');
    insert into boats (_id, user_id, navigation, "authorization", date, price, attributes) values
      ('b1${of}', 'u1${of}', 1, 0, '2024-03-03T10:00:00Z', 120.5, '{"model":"Dufour 382","location1":"Kiel","cancellation":"2"}'),
      ('b2${of}', 'u1${of}', 0, 0, '2024-03-04T10:00:00Z', null, '{}');
    insert into plans (_id, boat_id, date, attributes) values
      ('p1${of}', 'b1${of}', '2024-03-05T10:00:00Z',
       '{"description":"Half day","price":100,"start":"2024-07-01T08:00:00Z","end":"2024-07-01T12:00:00Z"}');
    insert into reviews (_id, boat_id, user_id, review, content, date) values
      ('r1${of}', 'b1${of}', 'u2${of}', 4.5, 'Calm and clean.', '2024-08-01T10:00:00Z');
    insert into settings (name, value) values ('serviceFee${of}', '12.5');
    insert into bookings (_id, boat_id, user_id, host_id, status, date, created_at, attributes) values
      ('k1${of}', 'b1${of}', 'u2${of}', 'u1${of}', 0, '2024-07-01T08:00:00Z', '2024-06-01T10:00:00Z', '{"price":100.1,"plan":"Half day"}'),
      ('k2${of}', 'b1${of}', 'u2${of}', 'u1${of}', 1, '2024-07-01T20:00:00Z', '2024-06-02T10:00:00Z', '{"price":250}'),
      ('k3${of}', 'b2${of}', 'u2${of}', 'u1${of}', 2, '2024-12-31T23:30:00Z', '2024-06-03T10:00:00Z', '{}');
    insert into audits (at, admin_id, entity, entity_id, action, before, after) values
      ('2024-06-04T10:00:00Z', 'a1${of}', 'boat', 'b1${of}', 'setBoatStatus', '{"version":1}', '{"version":2}');
  `);
}

/** The lists that are answered only when they are asked for something. */
const questions: Record<string, Record<string, string>> = {
  findEverything: { q: 'Kiel' },
  getPlaces: { q: 'Kiel', language: 'en' },
  getRefundable: { q: 'k1' },
};

/** Tables about the way, not about what is stored: when which migration ran, and how often a list has changed. */
const passing = ['quarterdeck_migrations', 'change_counts'];

/** Each row of each table, whatever the order of columns and rows. */
async function rowsOf(database: Database): Promise<Record<string, unknown[]>> {
  const found: [string, unknown[]][] = [];
  const tables = await database.query<{ table: string }>(
    sql`select quote_ident(tablename) as table from pg_tables
      where schemaname = 'public' and tablename <> all(${passing})`,
  );
  for (const { table } of tables) {
    const rows = await database.query<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${raw(table)} t order by to_jsonb(t)::text`,
    );
    found.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(found);
}

describeEngines('an older database is brought up to date', (engine) => {
  let folder: string;
  let expected: Record<string, unknown[]>;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarterdeck-upgrade-'));
    const newest = await openBare(engine);
    await migrate(newest);
    await fill(newest);
    expected = await rowsOf(newest);
    await newest.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  // At once from the first and from the last build; those between them one after the other, below.
  describe.each(released.filter((_, at) => at === 0 || at === released.length - 1))(
    'from migration %i',
    (version) => {
      afterEach(() => database.close());

      it('with every row', async () => {
        for (const file of files.slice(0, released.indexOf(version) + 1))
          await copyFile(join(MIGRATIONS, file), join(folder, file));
        database = await openBare(engine);
        await migrate(database, folder);
        await fill(database);
        await migrate(database);
        expect(await rowsOf(database)).toEqual(expected);
        // Whatever the rows were, they are the same now: one of the databases is enough to ask for every list.
        if (version === released[0]) await expectEveryList(database);
      });
    },
  );
});

// What differs between the engines is how they are asked, not what they do: one of them is enough.
describeServer('a database that every build has written to, one after the other,', (engine) => {
  it('has the rows of each as this build would have written them', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-upgrades-'));
    const [older, newest] = [await openBare(engine), await openBare(engine)];
    await migrate(newest);
    for (const file of files) {
      const of = `-${Number.parseInt(file, 10)}`;
      await copyFile(join(MIGRATIONS, file), join(folder, file));
      await migrate(older, folder);
      await fill(older, of);
      await fill(newest, of);
    }
    expect(await rowsOf(older)).toEqual(await rowsOf(newest));
    await older.close();
    await newest.close();
    await rm(folder, { recursive: true, force: true });
  });
});

async function expectEveryList(db: Database): Promise<void> {
  await seedCatalogues(db);
  const app = await build({ db, env: await givenEnv() });
  const signedIn = await ask(app, 'login', { params: { email, password } });
  const token = String(signedIn.envelope['token']);
  const lists = answeredRows.filter(([, { method, path }]) => method === 'GET' && !/[:{]/.test(path));
  expect(lists.length).toBeGreaterThan(10);
  for (const [name] of lists)
    expect([name, (await ask(app, name, { token, query: questions[name] })).status]).toEqual([name, 200]);
  await app.close();
}

// The catalogues had a table of their own once.
describeEngines('the rows of older catalogues', (engine) => {
  it('are those of collections, with their keys, versions, icons and history', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-catalogues-'));
    const older = files.filter((file) => Number.parseInt(file, 10) < 22);
    for (const file of older) await copyFile(join(MIGRATIONS, file), join(folder, file));
    const database = await openBare(engine);
    await migrate(database, folder);
    await database.script(`
      insert into catalogue_rows (catalogue, id, version, attributes) values
        ('boatbrands', 1, 3, '{"name":"Renamed","country":"Italy"}'),
        ('boatbrands', 31, 1, '{"name":"Added"}'),
        ('accessories', 700, 2, '{"title":"Kayak","icon":"/images/catalogues/accessories-700/icon-1.webp"}'),
        ('capacity', 1, 1, '{"name":"1"}');
      insert into settings (name, value) values ('seededCatalogues', '{"boatbrands":30,"accessories":14}');
      insert into audits (at, admin_id, entity, entity_id, action, before, after) values
        ('2024-06-04T10:00:00Z', 'a1', 'catalogue', 'boatbrands:1', 'edit', '{"name":"Azimut"}', '{"name":"Renamed"}');
    `);
    await migrate(database);
    await seedCatalogues(database);
    const rows = await database.query(sql`
      select collection, _id, version, attributes from collection_rows
      where collection in ('boatbrands', 'accessories') order by collection, length(_id), _id`);
    expect(rows).toEqual([
      {
        collection: 'accessories',
        _id: '700',
        version: 2,
        attributes: { title: 'Kayak', icon: '/images/catalogues/accessories-700/icon-1.webp' },
      },
      { collection: 'boatbrands', _id: '1', version: 3, attributes: { name: 'Renamed', country: 'Italy' } },
      { collection: 'boatbrands', _id: '31', version: 1, attributes: { name: 'Added' } },
    ]);
    expect(await database.query(sql`select entity, entity_id from audits`)).toEqual([
      { entity: 'boatbrands', entity_id: '1' },
    ]);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describeEngines('letters whose accents an older build wrote as signs of their own', (engine) => {
  it('are those that are looked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-accents-'));
    for (const file of files.filter((file) => Number.parseInt(file, 10) < 30))
      await copyFile(join(MIGRATIONS, file), join(folder, file));
    const database = await openBare(engine);
    await migrate(database, folder);
    await fill(database);
    const [apart, whole] = ['NFD', 'NFC'].map((form) => '"Žofie" Ångström'.normalize(form));
    await database.query(sql`
      update users set attributes = attributes || jsonb_build_object('firstName', ${apart}::text)`);
    await database.query(sql`
      update boats set attributes = attributes || jsonb_build_object('model', ${apart}::text)`);
    await database.query(sql`update reviews set content = ${apart}`);
    await migrate(database);
    expect(
      await database.query(sql`
        select attributes->>'firstName' as text from users union all select attributes->>'model' from boats
        union all select content from reviews`),
    ).toEqual(Array.from({ length: 5 }, () => ({ text: whole })));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describeEngines('a booking of a plan without an end, which an older build could not confirm,', (engine) => {
  it('ends with its first day', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-endless-'));
    for (const file of files.filter((file) => Number.parseInt(file, 10) < 31))
      await copyFile(join(MIGRATIONS, file), join(folder, file));
    const database = await openBare(engine);
    await migrate(database, folder);
    await fill(database);
    await database.script(`
      update plans set attributes = attributes || '{"end":"9999-12-31T23:59:59Z"}';
      insert into bookings (_id, boat_id, user_id, host_id, date, attributes) values
        ('k4', 'b1', 'u2', 'u1', '2026-07-01T08:00:00Z', '{"price":100,"plan":"Half day"}')`);
    await migrate(database);
    expect(await database.query(sql`select _id, terms->>'end' as end from bookings order by _id`)).toEqual([
      { _id: 'k1', end: '2024-07-01T12:00:00.000Z' },
      { _id: 'k2', end: '2024-07-02T00:00:00.000Z' },
      { _id: 'k3', end: '2025-01-01T00:00:00.000Z' },
      { _id: 'k4', end: '2026-07-02T00:00:00.000Z' },
    ]);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
});
