import { parse } from 'csv-parse/sync';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { definition as boatInfo } from '#schemas/generated/forms/boat-info.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Boat, ImportMap } from '#schemas/types.ts';
import { findBoat } from '#server/boats/queries.ts';
import { insertRow } from '#server/collections/queries.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { demandMap, readMap } from '#server/import/map.ts';
import { readRows } from '#server/import/rows.ts';
import { importFile, type Imported, type ImportOptions } from '#server/import/run.ts';
import { targetOf } from '#server/import/target.ts';
import { engines } from '#tests/support/server/databases.ts';

const csv = join(import.meta.dirname, 'listings.csv');
const mapFile = join(import.meta.dirname, 'listings.map.json');

interface Run extends Partial<Omit<ImportOptions, 'source' | 'map'>> {
  file?: string;
}

interface StoredBoat {
  _id: string;
  user_id: string;
  navigation: number;
  authorization: number;
  price: number | null;
  version: number;
  attributes: Record<string, unknown>;
}

describe.each(engines)('an import into the $name database', ({ open, skip }) => {
  let db: Database;
  let dir: string;
  let map: ImportMap;

  beforeEach(async ({ skip: skipTest }) => {
    skipTest(skip !== undefined, skip);
    db = await open();
    await seedCatalogues(db);
    dir = mkdtempSync(join(tmpdir(), 'import-'));
    map = await readMap(mapFile);
  });
  afterEach(async () => {
    rmSync(dir, { recursive: true, force: true });
    await db.close();
  });

  const refusedFile = (): string => join(dir, 'listings.refused.csv');
  const run = async ({ file = csv, refused = refusedFile(), ...options }: Run = {}): Promise<Imported> =>
    importFile(db, { source: await readRows(file, map), map, refused, dryRun: false, ...options });
  const boats = (): Promise<StoredBoat[]> =>
    db.query(sql`select * from boats order by attributes->>'model', _id`);
  const boatNamed = async (model: string): Promise<StoredBoat | undefined> =>
    (await boats()).find(({ attributes }) => attributes['model'] === model);
  const nameOf = async (catalogue: string, id: unknown): Promise<unknown> => {
    const rows = await db.query<{ name: string }>(
      sql`select attributes->>'name' as name from collection_rows where collection = ${catalogue} and _id = ${String(id)}`,
    );
    return rows[0]?.name;
  };

  test('brings the rows in that the boat form accepts, and counts every row', async () => {
    const { reasons: _, ...counts } = await run();
    expect(counts).toEqual({ rows: 15, added: 7, present: 0, refused: 8 });
    const stored = await boats();
    expect(stored).toHaveLength(7);
    for (const { attributes, user_id, version } of stored) {
      expect(boatInfo.validate(attributes), JSON.stringify(boatInfo.validate.errors)).toBe(true);
      expect(user_id).toBe('listings');
      expect(version).toBe(1);
    }
  });

  test('converts units and names as the map says', async () => {
    await run();
    const boat = await boatNamed("Bavaria 38'");
    expect(boat).toMatchObject({ navigation: 0, authorization: 0, price: 250 });
    expect(boat?.attributes).toMatchObject({
      year: 2012,
      size: 39,
      capacity: 6,
      cabinscount: 2,
      enginecount: 1,
      bathroomcount: 1,
      location1: 'Mallorca, Spain',
    });
    expect(await nameOf('boattypes', boat?.attributes['boattype'])).toBe('Sailing yacht');
    expect(await nameOf('boatbrands', boat?.attributes['boatbrand'])).toBe('Bavaria');
    expect(await nameOf('powers', boat?.attributes['power'])).toBe('Diesel');
  });

  test('takes defaults only from the map, and says so in the description', async () => {
    await run();
    expect((await boatNamed('Sea Ray 190, "Sport"'))?.attributes).toMatchObject({
      capacity: 6,
      cabinscount: 1,
      location1: 'Not given',
      description:
        'Sport Boat. Assumed: Engines 1, Bathrooms 1, Powered By Diesel, Capacity 6, Cabins/Staterooms 1.',
    });
  });

  test('finds the longest name, whatever its case and accents, and not a part of a word', async () => {
    await run();
    const brandOf = async (model: string): Promise<unknown> =>
      nameOf('boatbrands', (await boatNamed(model))?.attributes['boatbrand']);
    expect(await brandOf('BÉNÉTEAU Swift')).toBe('Beneteau');
    expect(await brandOf('Grand Soleil 30')).toBe('Grand Soleil');
    expect(await brandOf('Grandezza 30')).toBe('No brand');
  });

  test('adds the names that an accepted boat needs to the catalogue, and no others', async () => {
    const before = await db.query<{ id: number }>(
      sql`select max(_id::int) as id from collection_rows where collection = 'boatbrands'`,
    );
    await run();
    const added = await db.query<{ name: string }>(sql`
      select attributes->>'name' as name from collection_rows
      where collection = 'boatbrands' and _id::int > ${before[0]?.id} order by _id::int`);
    expect(added.map(({ name }) => name).sort()).toEqual(['Grand Soleil', 'No brand']);
  });

  test('writes refused rows as they came, with the reason in plain English', async () => {
    await run();
    const rows = parse<Record<string, string>>(readFileSync(refusedFile()), {
      columns: true,
      relax_column_count: true,
    });
    const told = Object.fromEntries(
      rows.map((row): [string, string] => [row['Name'] ?? '', row['Refused because'] ?? '']),
    );
    expect(told).toEqual({
      'No Year 8': 'Year field must not be empty.',
      'Short Year 8': 'Made "77" is not between 1800 and 2030.',
      Minus: 'Length "-12.00 m x -3.50 m" cannot be read as a length in metres.',
      Ferry: 'Capacity must be at most 30. Cabins/Staterooms must be at most 8.',
      '   ': 'Model is required. Brand field must not be empty.',
      'Yamaha F8': 'This is an engine, not a boat.',
      'Yen Boat': 'Day price "¥ 90,000" cannot be read as an amount in a currency whose rate the map gives.',
      '': 'The row has 3 columns, the header has 10.',
    });
  });

  test('writes what has come in into its history once, by the name of the import', async () => {
    await run();
    await run();
    const [host, ...names] = await db.query<{ entity: string; after: object }>(
      sql`select entity, after from audits where admin_id = 'import' and entity <> 'boat' order by entity desc`,
    );
    expect(host).toMatchObject({ entity: 'user', after: { _id: 'listings' } });
    expect(names.map(({ entity, after }) => [entity, (after as { name: string }).name]).sort()).toEqual([
      ['boatbrands', 'Grand Soleil'],
      ['boatbrands', 'No brand'],
      ['boattypes', 'Other'],
    ]);
    const added = await db.query<{ action: string; id: string; before: null; after: Boat }>(
      sql`select action, entity_id as id, before, after from audits where entity = 'boat' order by number`,
    );
    expect(added).toHaveLength(7);
    for (const { action, id, before, after } of added) {
      expect({ action, before }).toEqual({ action: 'add', before: null });
      expect(after).toEqual(await findBoat(db, id));
    }
  });

  test('a second run adds nothing, identical rows included, and overwrites no edit', async () => {
    await run();
    const edited = await boatNamed("Bavaria 38'");
    await db.query(sql`
      update boats set version = 2, attributes = attributes || '{"model": "Renamed"}' where _id = ${edited?._id}`);
    const before = await boats();
    const again = await run();
    expect(again).toMatchObject({ rows: 15, added: 0, present: 7, refused: 8 });
    expect(await boats()).toEqual(before);
    expect(before.filter(({ attributes }) => attributes['model'] === 'BÉNÉTEAU Swift')).toHaveLength(2);
  });

  test('rows that were exported from here are there already, also those that no form would take', async () => {
    await run();
    const before = await boats();
    const [header = '', bavaria = ''] = readFileSync(csv, 'utf8').split('\n');
    const keys = before.slice(0, 2).map(({ _id }) => _id);
    const file = join(dir, 'exported.csv');
    const edited = [bavaria.replace('2012', ''), bavaria.replace('38', '39'), bavaria.replace('38', '40')];
    const lines = edited.map((line, at) => `${line},${keys[at] ?? 'gone'}`);
    writeFileSync(file, [`${header},_id`, ...lines].join('\n'));
    const counts = { rows: 3, added: 1, present: 2, refused: 0 };
    expect(await run({ file, dryRun: true })).toMatchObject(counts);
    expect(await run({ file })).toMatchObject(counts);
    expect(await run({ file })).toMatchObject({ ...counts, added: 0, present: 3 });
    expect(await boats()).toHaveLength(before.length + 1);
  });

  test('a mended row of the refused file comes in by the same map', async () => {
    await run();
    writeFileSync(
      refusedFile(),
      readFileSync(refusedFile(), 'utf8').replace('\r\n,8.00 m', '\r\n1988,8.00 m'),
    );
    const refused = join(dir, 'again.csv');
    const again = await run({ file: refusedFile(), refused });
    expect(again).toMatchObject({ rows: 8, added: 1, refused: 7 });
    expect((await boatNamed('No Year 8'))?.attributes).toMatchObject({ year: 1988 });
    expect(readFileSync(refused, 'utf8').split('\r\n')[0]).toMatch(/Day price,Refused because$/);
  });

  test('the second of two columns of one name is another one', async () => {
    const [header = '', bavaria = ''] = readFileSync(csv, 'utf8').split('\n');
    const file = join(dir, 'twice.csv');
    writeFileSync(file, [`${header},Made`, `${bavaria},1977`].join('\n'));
    await run({ file });
    expect((await boatNamed("Bavaria 38'"))?.attributes).toMatchObject({ year: 2012 });
    map.fields['year'] = { ...map.fields['year'], column: 'Made (2)' };
    expect(await run({ file })).toMatchObject({ present: 1 });
  });

  test('a column Reason of the file itself comes back with the refused rows', async () => {
    const [header = '', bavaria = ''] = readFileSync(csv, 'utf8').split('\n');
    const file = join(dir, 'reasons.csv');
    writeFileSync(file, [`${header},Reason`, `${bavaria.replace('2012', '')},sunk`].join('\n'));
    expect(await run({ file })).toMatchObject({ rows: 1, refused: 1 });
    const [row] = parse<Record<string, string>>(readFileSync(refusedFile()), { columns: true });
    expect(row).toMatchObject({ Reason: 'sunk', 'Refused because': 'Year field must not be empty.' });
  });

  test.each(['Reason', 'Refused because'])('a column %s changes no key', async (column) => {
    const [header = '', bavaria = ''] = readFileSync(csv, 'utf8').split('\n');
    const file = join(dir, 'reasons.csv');
    writeFileSync(file, [header, bavaria].join('\n'));
    expect(await run({ file })).toMatchObject({ added: 1 });
    writeFileSync(file, [`${header},${column}`, `${bavaria},sunk`].join('\n'));
    expect(await run({ file })).toMatchObject({ added: 0, present: 1 });
  });

  test('a dry run judges every row and stores nothing', async () => {
    expect(await run({ dryRun: true })).toMatchObject({ rows: 15, added: 7, present: 0, refused: 8 });
    expect(await boats()).toEqual([]);
    expect(await db.query(sql`select 1 from users`)).toEqual([]);
    expect(existsSync(refusedFile())).toBe(true);
    await run();
    expect(await run({ dryRun: true })).toMatchObject({ added: 0, present: 7 });
  });

  test('a row that staff add to a catalogue meanwhile keeps its id, and its name is known', async () => {
    const source = await readRows(csv, map);
    async function* rows(): typeof source.rows {
      await db.query(sql`
        insert into collection_rows (collection, _id, attributes)
        select collection, (max(_id::int) + 1)::text, '{"name": "Grand Soleil"}' from collection_rows
        where collection = 'boatbrands' group by collection`);
      yield* source.rows;
    }
    const told = { map, refused: refusedFile(), dryRun: false };
    expect(await importFile(db, { source: { ...source, rows: rows() }, ...told })).toMatchObject({
      added: 7,
    });
    const brand = (await boatNamed('Grand Soleil 30'))?.attributes['boatbrand'];
    expect(await nameOf('boatbrands', brand)).toBe('Grand Soleil');
    const named = await db.query(sql`
      select 1 from collection_rows where collection = 'boatbrands' and attributes->>'name' = 'Grand Soleil'`);
    expect(named).toHaveLength(1);
  });

  test('what hinders the writing of refused rows is told in one sentence', async () => {
    const missing = join(dir, 'nowhere', 'refused.csv');
    const cannot = 'The refused rows cannot be written to';
    await expect(run({ refused: missing })).rejects.toThrow(`${cannot} ${missing} (ENOENT`);
    if (existsSync('/dev/full'))
      await expect(run({ refused: '/dev/full' })).rejects.toThrow(`${cannot} /dev/full (ENOSPC`);
  });

  test('a host that staff edited stays as it is', async () => {
    await run();
    await db.query(sql`update users set attributes = '{"firstName": "Lina"}' where _id = 'listings'`);
    await run();
    const hosts = await db.query<{ name: string }>(sql`select attributes->>'firstName' as name from users`);
    expect(hosts).toEqual([{ name: 'Lina' }]);
  });

  test('many rows come in by the batch, from a file of another system with a byte order mark', async () => {
    const [header = '', bavaria = ''] = readFileSync(csv, 'utf8').split('\n');
    const rows = Array.from({ length: 1201 }, (_, index) => bavaria.replace('38', String(index)));
    const file = join(dir, 'many.csv');
    writeFileSync(file, `\uFEFF${[header, ...rows, ''].join('\r\n')}`);
    const seen: number[] = [];
    const onProgress = (_bytes: number, { added }: { added: number }): void => void seen.push(added);
    const imported = await run({ file, onProgress });
    expect(imported).toMatchObject({ rows: 1201, added: 1201, refused: 0 });
    expect(seen).toEqual([500, 1000, 1201]);
    expect(existsSync(refusedFile())).toBe(false);
  });

  test('a row of a collection names no picture but one that a row of it names already', async () => {
    const [known, other] = ['a', 'b'].map((one) => `/private/collections/x/picture-${one.repeat(24)}.webp`);
    await insertRow(db, 'incident', 'known', { pictures: [known] });
    await insertRow(db, 'marina', 'other', { pictures: [other] });
    const file = join(dir, 'damages.csv');
    const rows = [known, `${known}?expires=1&signature=a`, other, 'https://elsewhere.example/a.png'];
    writeFileSync(
      file,
      ['Title,Pictures', ...rows.map((picture, at) => `Scratch ${at},${picture}`)].join('\n'),
    );
    map = demandMap('The map', {
      title: 'Damages',
      noun: 'incident',
      fields: {
        title: { column: 'Title' },
        kind: { default: 'damage' },
        part: { default: 'Hull' },
        happened: { default: '2025-12-24', as: 'date', order: 'ymd' },
        description: { default: 'A scratch at the bow.' },
        pictures: { column: 'Pictures', as: 'list' },
      },
    });
    expect(await run({ file, dryRun: true })).toMatchObject({ added: 2, refused: 2 });
    expect(await run({ file })).toMatchObject({
      added: 2,
      refused: 2,
      reasons: [[messages.refusal.noPicture, 2]],
    });
    const named = await db.query(sql`
      select attributes->'pictures'->>0 as picture from collection_rows where attributes->>'title' like 'Scratch %'`);
    expect(named).toEqual([{ picture: known }, { picture: known }]);
  });

  test('names for what is no catalogue are told before a row is read', () => {
    const fields = { title: { column: 'Title' }, booking: { column: 'Trip', as: 'lookup', names: ['B-1'] } };
    const { required = [] } = targetOf('incident')?.schema ?? {};
    const others = Object.fromEntries(required.map((name) => [name, { column: name }]));
    expect(() =>
      demandMap('The map', { title: 'Damages', noun: 'incident', fields: { ...others, ...fields } }),
    ).toThrow('The map, /fields/booking: only catalogues get names by a file; leave "names" out.');
  });

  test('a name of the map that no catalogue has is told before a row is read', async () => {
    map.fields['boattype'] = { ...map.fields['boattype'], fallback: 'Othr' };
    await expect(run()).rejects.toThrow(
      'The map, /fields/boattype: "Othr" is not in the catalogue boattypes; did you mean "Other"?',
    );
  });
});
