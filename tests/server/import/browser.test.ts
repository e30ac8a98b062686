// Rows of a file that a browser sends: judged, written one by one, never twice, by those who may.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { ImportMap, ImportResult } from '#schemas/types.ts';
import { readRows } from '#server/import/rows.ts';
import { importFile } from '#server/import/run.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, givenBooking, signedIn } from '#tests/support/server/rows.ts';

const map = {
  title: 'Damages',
  decimal: ',',
  fields: {
    title: { column: 'Title' },
    kind: { column: 'Kind' },
    part: { column: 'Part' },
    happened: { column: 'Day', as: 'date', order: 'dmy' },
    description: { column: 'Text' },
    cost: { column: 'Cost', as: 'number' },
    booking: { column: 'Trip', as: 'lookup' },
  },
};

describeEngines('an import from a browser', (engine) => {
  const running = useApp(engine);
  let token: string;
  let booking: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 1));
    booking = (await givenBooking(running.db, await givenBoat(running.db))).id;
  });

  const cellsOf = (more: Record<string, string> = {}) => ({
    Title: 'Scratch',
    Kind: 'Damage',
    Part: 'Hull',
    Day: '24.12.2025',
    Text: 'A scratch at the bow.',
    Cost: '1.250,50',
    Trip: booking.toUpperCase(),
    ...more,
  });
  const send = async (body: object, noun = 'incident', by = token) => {
    const { status, envelope } = await ask(running.app, 'importRows', { params: { noun }, body, token: by });
    return { status, error: envelope.error, results: (envelope.data ?? []) as ImportResult[] };
  };
  const rows = () =>
    [cellsOf(), cellsOf({ Title: 'Leak' }), cellsOf({ Day: '31.02.2026', Kind: 'Ghost', Trip: 'none' })].map(
      (cells) => ({ cells, occurrence: 1 }),
    );
  const stored = () =>
    running.db.query<{ attributes: object; version: number }>(
      sql`select attributes, version from collection_rows where collection = 'incident'`,
    );

  it('judges every row of a trial by column, and writes nothing', async () => {
    const { results } = await send({ map, rows: rows(), trial: true });
    expect(results.map(({ state }) => state)).toEqual(['ready', 'ready', 'refused']);
    expect(results[2]?.reasons).toContainEqual({
      field: 'happened',
      column: 'Day',
      text: 'Day "31.02.2026" cannot be read as a date in the order that the map gives.',
      said: {
        key: serverMessages.import.unreadable,
        values: { column: 'Day', cell: '31.02.2026', thing: serverMessages.import.date },
      },
    });
    expect(results[2]?.reasons).toContainEqual({
      field: 'booking',
      column: 'Trip',
      text: 'Trip "none" is no name of the list.',
      said: { key: serverMessages.import.unlisted, values: { column: 'Trip', cell: 'none' } },
    });
    expect(results[2]?.reasons?.map(({ column }) => column).sort()).toEqual(['Day', 'Kind', 'Trip']);
    expect(await stored()).toEqual([]);
  });

  it('writes what is right, once, with its history and the first state of its machine', async () => {
    const first = await send({ map, rows: rows(), trial: false });
    expect(first.results.map(({ state }) => state)).toEqual(['added', 'added', 'refused']);
    const again = await send({ map, rows: rows(), trial: false });
    expect(again.results.map(({ state }) => state)).toEqual(['present', 'present', 'refused']);
    const all = await stored();
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({
      version: 1,
      attributes: { kind: 'damage', happened: '2025-12-24', cost: 1250.5, booking, state: 'reported' },
    });
    const audits = await running.db.query(
      sql`select 1 from audits where entity = 'incident' and action = 'add' and admin_id is not null`,
    );
    expect(audits).toHaveLength(2);
  });

  it('leaves a row that was exported from here as it is, whatever its cells say now', async () => {
    const before = await stored();
    const [there] = await running.db.query<{ _id: string }>(
      sql`select _id from collection_rows where collection = 'incident' limit 1`,
    );
    const exported = [there?._id ?? '', 'gone-since'].map((_id) => ({
      cells: cellsOf({ Title: 'Exported', _id }),
      occurrence: 1,
    }));
    const { results } = await send({ map, rows: exported, trial: true });
    expect(results).toMatchObject([{ state: 'present', _id: there?._id }, { state: 'ready' }]);
    expect((await send({ map, rows: exported.slice(0, 1), trial: false })).results).toEqual([
      { state: 'present', _id: there?._id },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('knows a row that the command has brought in, also where a column is called by a number', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'years.csv');
    onTestFinished(() => rm(dirname(file), { recursive: true }));
    const cells = { ...cellsOf({ Title: 'Yearly' }), 2019: 'yes' };
    const header = ['Title', ...Object.keys(cells).filter((column) => column !== 'Title')];
    const row = header.map((column) => `"${(cells as Record<string, string>)[column]}"`);
    await writeFile(file, [header, row].join('\n'));
    const asked = { ...map, noun: 'incident' } as ImportMap;
    const told = { map: asked, refused: `${file}.refused`, dryRun: false };
    expect(await importFile(running.db, { source: await readRows(file, asked), ...told })).toMatchObject({
      added: 1,
    });
    expect((await send({ map, rows: [{ cells, occurrence: 1 }], trial: true })).results).toMatchObject([
      { state: 'present' },
    ]);
  });

  it('says before the first row what of a mapping does not fit, in words that name the field and the remedy', async () => {
    const wrong = { ...map, fields: { ...map.fields, booking: { column: 'Trip', default: 'Diesel' } } };
    expect(await send({ map: wrong, rows: rows(), trial: true })).toMatchObject({
      status: 422,
      error: 'Booking: the default `Diesel` must be read as a name of the list (lookup).',
    });
    for (const [field, read, error] of [
      ['booking', { column: 'Trip' }, 'Booking: its column must be read as a name of the list (lookup).'],
      ['cost', { column: 'Cost' }, 'Estimated cost: its column must be read as a number (number).'],
      [
        'cost',
        { as: 'lookup', column: 'Cost' },
        'Estimated cost: its column must be read as a number (number).',
      ],
      ['cost', { default: '9' }, 'Estimated cost: the default `9` must be a number, without quotes.'],
      [
        'part',
        { as: 'lookup', column: 'Part' },
        'Damaged part: it is not chosen from a list; its column must be read as text.',
      ],
    ] as const)
      expect(
        await send({ map: { ...map, fields: { ...map.fields, [field]: read } }, rows: [], trial: true }),
      ).toMatchObject({ status: 422, error });
    const trip = { ...map.fields, booking: { column: 'Trip', as: 'lookup', default: 'Coal' } };
    expect((await send({ map: { ...map, fields: trip }, rows: [], trial: true })).error).toMatch(
      /^Booking: `Coal` is not in its list; use one of /,
    );
    const unknown = { ...map, fields: { ...map.fields, tite: { column: 'Title' } } };
    expect((await send({ map: unknown, rows: rows(), trial: true })).error).toContain('"title"');
  });

  it('reads a number that stands where a cell is empty as it reads the cells', async () => {
    const rows = [{ cells: cellsOf({ Title: 'Defaulted', Cost: '' }), occurrence: 1 }];
    const cost = { column: 'Cost', as: 'number', default: '1.250,5' };
    const { results } = await send({ map: { ...map, fields: { ...map.fields, cost } }, rows, trial: false });
    const [id] = results.map(({ _id }) => _id);
    const kept = await running.db.query(
      sql`select attributes->'cost' as cost from collection_rows where _id = ${id}`,
    );
    expect(kept).toEqual([{ cost: 1250.5 }]);
    const many = { ...map.fields, cost: { ...cost, default: 'many' } };
    expect(await send({ map: { ...map, fields: many }, rows, trial: false })).toMatchObject({
      status: 422,
      error: 'Estimated cost: the default `many` must be a number, without quotes.',
    });
  });

  it.each([
    ['replaced again and again', { column: 'Title', replace: { S: 'h'.repeat(200), h: 'c'.repeat(200) } }],
    ['written many times', { as: 'sentences', sentences: ['{Text}'.repeat(300), '{Title}'.repeat(200)] }],
  ])('makes no text of a cell that no field takes: %s', async (_, title) => {
    const rows = [{ cells: cellsOf({ Text: 'x'.repeat(100) }), occurrence: 1 }];
    const { results } = await send({ map: { ...map, fields: { ...map.fields, title } }, rows, trial: true });
    expect(results).toMatchObject([
      { state: 'refused', reasons: [{ text: 'Title must not be longer than 20000 characters.' }] },
    ]);
  });

  it('says what is wrong with a mapping, but not of thousands of places', async () => {
    const title = { column: Array.from({ length: 1000 }, (_, at) => at) };
    const wrong = { ...map, fields: { ...map.fields, title } };
    const { status, error } = await send({ map: wrong, rows: [], trial: true });
    expect(status).toBe(422);
    expect(error?.split('\n').length).toBeLessThanOrEqual(100);
  });

  it('knows no cell by what every object has', async () => {
    const named = { ...map, fields: { ...map.fields, title: { column: 'constructor' } } };
    const { status, results } = await send({
      map: named,
      rows: [{ cells: cellsOf({ Text: 'Unseen.' }), occurrence: 1 }],
      trial: true,
    });
    expect([status, results.map(({ state }) => state)]).toEqual([200, ['refused']]);
  });

  it('takes no picture that the admin has neither sent nor seen', async () => {
    const fields = { ...map.fields, pictures: { column: 'Pictures', as: 'list' } };
    for (const picture of [
      'https://elsewhere.example/a.png',
      `/private/collections/x/picture-${'a'.repeat(24)}.webp`,
    ]) {
      const row = { cells: cellsOf({ Title: 'Pictured', Pictures: picture }), occurrence: 1 };
      const { results } = await send({ map: { ...map, fields }, rows: [row], trial: false });
      expect(results).toMatchObject([
        {
          state: 'refused',
          reasons: [{ field: 'pictures', column: 'Pictures', text: messages.refusal.noPicture }],
        },
      ]);
    }
  });

  const boat = {
    title: 'Boats',
    fields: {
      model: { column: 'Name' },
      description: { default: 'A well-kept boat.' },
      location1: { default: 'Split' },
      year: { as: 'number', default: 2015 },
      size: { as: 'length', default: 38 },
      boattype: { as: 'lookup', default: 'Sailing yacht' },
      boatbrand: { as: 'lookup', default: 'Bavaria' },
      power: { as: 'lookup', default: 'Diesel' },
      enginecount: { as: 'number', default: 1 },
      bathroomcount: { as: 'number', default: 1 },
      capacity: { as: 'number', default: 6 },
      cabinscount: { as: 'number', default: 3 },
      price: { column: 'Price', as: 'number' },
    },
  };

  it.each([
    ['-5', 'Price field must not be empty'],
    ['0', 'Price field must not be empty'],
    ['90000000', 'Price must be at most 1000000.'],
  ])('judges the price of a boat as its plans do: %s', async (price, text) => {
    const rows = [{ cells: { Name: 'Priced', Price: price }, occurrence: 1 }];
    const { results } = await send({ map: boat, rows, trial: true }, 'boat');
    expect(results).toMatchObject([
      { state: 'refused', reasons: [{ field: 'price', column: 'Price', text }] },
    ]);
  });

  it('takes a boat without a price, but no price that is read as a text, and no owner', async () => {
    const rows = [{ cells: { Name: 'Unpriced', Price: '' }, occurrence: 1 }];
    expect((await send({ map: boat, rows, trial: true }, 'boat')).results).toMatchObject([
      { state: 'ready' },
    ]);
    const text = { ...boat, fields: { ...boat.fields, price: { column: 'Price' } } };
    expect(await send({ map: text, rows, trial: true }, 'boat')).toMatchObject({
      status: 422,
      error: 'Price: its column must be read as a number (number).',
    });
    const owned = { ...boat, fields: { ...boat.fields, user: { column: 'Name' } } };
    const refused = await send({ map: owned, rows, trial: true }, 'boat');
    expect([refused.status, refused.error]).toEqual([422, expect.stringContaining('"user"')]);
  });

  it('writes the owner of imported boats into the history, once', async () => {
    const rows = ['One', 'Two'].map((Name) => ({ cells: { Name, Price: '90' }, occurrence: 1 }));
    const { results } = await send({ map: boat, rows, trial: false }, 'boat');
    expect(results.map(({ state }) => state)).toEqual(['added', 'added']);
    const audits = await running.db.query(
      sql`select action, entity_id as id, after->>'firstName' as name from audits where entity = 'user'`,
    );
    expect(audits).toEqual([{ action: 'add', id: 'imported-listings', name: 'Imported' }]);
  });

  it('is of those who may add such a row', async () => {
    const support = (await signedIn(running.db, 3)).token;
    expect((await send({ map, rows: [], trial: true }, 'boat', support)).status).toBe(403);
    expect((await send({ map, rows: [], trial: true }, 'incident', support)).status).toBe(200);
    expect((await send({ map, rows: [], trial: true }, 'admins')).status).toBe(404);
  });

  it('takes no row for one that is named where who imports may not see it', async () => {
    const support = (await signedIn(running.db, 3)).token;
    const trial = { rows: [{ cells: cellsOf({ Title: 'Unseen' }), occurrence: 1 }], trial: true };
    expect((await send({ map, ...trial }, 'incident', support)).results).toMatchObject([{ state: 'ready' }]);
    const { roles } = permissions['bookings.read'];
    Object.assign(permissions['bookings.read'], { roles: [1, 2] });
    onTestFinished(() => void Object.assign(permissions['bookings.read'], { roles }));
    const reasons = [{ field: 'booking', text: `Trip "${booking.toUpperCase()}" is no name of the list.` }];
    expect((await send({ map, ...trial }, 'incident', support)).results).toMatchObject([
      { state: 'refused', reasons },
    ]);
    expect((await send({ map, ...trial })).results).toMatchObject([{ state: 'ready' }]);
  });
});
