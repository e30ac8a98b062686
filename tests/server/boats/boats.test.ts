import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { boatApproval, type BoatApproval } from '#machines/boat-approval.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  boatInfo,
  fingerprintOf,
  givenBoat,
  givenCollectionRow,
  givenUser,
  signedIn,
} from '#tests/support/server/rows.ts';

const models = ['Bali 4.2', 'Été 38', '100% Fun_boat', 'Back\\slash', 'Lagoon 42'];
const places = ['Split, Croatia', 'Nice, France', 'Köln, Germany'];
const owners = [
  { firstName: 'Marta', lastName: 'Lindqvist' },
  { firstName: 'Ivo', lastName: 'Split' },
];

describeEngines('the list of boats', (engine) => {
  const running = useApp(engine);
  let token: string;
  let all: Boat[];
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 3));
    const userIds: string[] = [];
    for (const owner of owners) userIds.push(await givenUser(running.db, owner));
    for (let index = 0; index < 60; index += 1)
      await givenBoat(running.db, {
        id: `boat-${String((index * 37) % 60).padStart(2, '0')}`,
        userId: userIds[index % 2] ?? '',
        navigation: index % 3,
        authorization: Math.floor(index / 3) % 3,
        // Several boats a day, some of the same moment: their key decides.
        date: new Date(Date.UTC(2026, 4, 1 + Math.floor(index / 6), index % 2 ? 23 : 0, 59)).toISOString(),
        price: 50 + (index % 10) * 10,
        attributes: {
          model: `${models[index % 5]} ${index}`,
          location1: places[index % 3] ?? '',
          size: 20 + (index % 8) * 5,
          boattype: 1 + (index % 4),
          capacity: 2 + (index % 6),
        },
      });
    all = (await list()).envelope.data as Boat[];
  });

  const list = (query: Record<string, string> = {}, request: Request = {}): Promise<Answered> =>
    ask(running.app, 'getAllBoats', { token, query, ...request });
  const keysOf = (boats: unknown): string[] => (boats as Boat[]).map(({ _id }) => String(_id));

  /** Follows `next` to the end. `meanwhile` runs after the first page. */
  async function pages(
    query: Record<string, string>,
    meanwhile: () => Promise<unknown> = async () => undefined,
  ): Promise<Answered[]> {
    const found: Answered[] = [];
    let next: string | null | undefined;
    do {
      const page = await list({ ...query, ...(next ? { after: next } : {}) });
      expect(page.status).toBe(200);
      found.push(page);
      if (found.length === 1) await meanwhile();
      next = page.envelope.page?.next;
    } while (next);
    return found;
  }
  const keysOfPages = (found: Answered[]): string[] => found.flatMap(({ envelope }) => keysOf(envelope.data));

  it('§7 is answered whole, newest first, with what a card shows', () => {
    expect(all).toHaveLength(60);
    const sorted = [...all].sort((a, b) =>
      `${b.date} ${b._id}` < `${a.date} ${a._id}` ? -1 : `${b.date} ${b._id}` > `${a.date} ${a._id}` ? 1 : 0,
    );
    expect(keysOf(all)).toEqual(keysOf(sorted));
    expect(all[0]).toMatchObject({ user: owners[1], location1: places[1], version: 1, price: 100 });
    expect(all[0]?.date).toMatch(/^2026-05-10T23:59:00\.000Z$/);
    expect(all[0]).not.toHaveProperty('docImage');
  });

  it.each(['1', '7', '24', '60', '100'])('is answered in pages of %s, every boat once', async (limit) => {
    const found = await pages({ limit });
    expect(keysOfPages(found)).toEqual(keysOf(all));
    for (const { envelope } of found) expect(envelope.data).toHaveProperty('length');
    expect(found).toHaveLength(Math.ceil(60 / Number(limit)));
  });

  it('is answered in pages, oldest first', async () => {
    expect(keysOfPages(await pages({ limit: '7', sort: 'date' }))).toEqual(keysOf(all).reverse());
  });

  it.each(['-date', 'date'])('keeps its pages while boats are added and taken away (%s)', async (sort) => {
    const added = ['new-first', 'new-last'];
    const found = await pages({ limit: '7', sort }, async () => {
      await givenBoat(running.db, { id: 'new-first', date: '2026-06-01T00:00:00.000Z' });
      await givenBoat(running.db, { id: 'new-last', date: '2026-01-01T00:00:00.000Z' });
    });
    const keys = keysOfPages(found);
    await running.db.script(`delete from boats where _id in ('new-first', 'new-last')`);
    expect(new Set(keys).size).toBe(keys.length);
    const expected = sort === 'date' ? keysOf(all).reverse() : keysOf(all);
    expect(keys.filter((key) => !added.includes(key))).toEqual(expected);
    // What is added behind the reader is seen, what is added before is not.
    expect(keys.filter((key) => added.includes(key))).toEqual([sort === 'date' ? 'new-first' : 'new-last']);
  });

  describe('searched', () => {
    const texts = ['', 'split', 'MARTA', 'ivo split', 'été', 'ÉTÉ 38', '100%', '_', '\\', "'", 'zzz', '4.2'];
    const statuses = ['', 'approved', 'pendingApproval', 'pending'];
    const ranges = [
      {},
      { from: '2026-05-03' },
      { to: '2026-05-03' },
      { from: '2026-05-03', to: '2026-05-03' },
      { from: '2026-05-08', to: '2026-05-02' },
    ];
    const cases = texts.flatMap((q) =>
      statuses.flatMap((status) => ranges.map((range) => ({ q, status, ...range }))),
    );

    const expected = ({ q, status, from = '', to = '9' }: Record<string, string>): string[] =>
      keysOf(
        all.filter((boat) => {
          const words = [
            `${boat.model} ${boat.location1}`,
            `${boat.user?.firstName} ${boat.user?.lastName}`,
          ].map((text) => text.toLowerCase());
          const day = String(boat.date).slice(0, 10);
          return (
            words.some((text) => text.includes((q ?? '').toLowerCase())) &&
            (!status || boatApproval(boat.status) === (status as BoatApproval)) &&
            day >= from &&
            day <= to
          );
        }),
      );

    it('§2 by text, by label and by date finds what a plain reference finds, with its number', async () => {
      for (const wanted of cases) {
        const query = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as Record<
          string,
          string
        >;
        const reference = expected(query);
        const { envelope } = await list({ ...query, limit: '100', count: 'true' });
        expect(keysOf(envelope.data), JSON.stringify(query)).toEqual(reference);
        expect(envelope.page).toEqual({ next: null, total: reference.length });
      }
      expect(cases).toHaveLength(240);
    });

    it('§2 and paged gives every match once, and the number of all on each page that asks', async () => {
      const query = { q: 'split', status: 'pendingApproval' };
      const found = await pages({ ...query, limit: '3', count: 'true' });
      expect(found.length).toBeGreaterThan(2);
      expect(keysOfPages(found)).toEqual(expected(query));
      for (const { envelope } of found) expect(envelope.page?.total).toBe(expected(query).length);
    });

    it('without a page answers every match', async () => {
      const { envelope } = await list({ status: 'approved' });
      expect(keysOf(envelope.data)).toEqual(expected({ status: 'approved' }));
      expect(envelope.page).toBeUndefined();
    });
  });

  it.each([
    ['not-a-cursor'],
    [Buffer.from('null').toString('base64url')],
    [Buffer.from('[]').toString('base64url')],
    [Buffer.from('{"date":"2026"}').toString('base64url')],
    [Buffer.from('["2026-05-01",1]').toString('base64url')],
    [Buffer.from('["2026-13-77T99:00:00.000Z","x"]').toString('base64url')],
    [Buffer.from('["2026-05-01T00:00:00.000Z","a\\u0000b"]').toString('base64url')],
  ])('refuses the cursor %s with 400', async (after) => {
    const { status, envelope } = await list({ limit: '5', after });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ flag: false, error: serverMessages.refusal.malformed });
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '-1' },
    { limit: '1e1' },
    { sort: 'price' },
    { status: 'Approved' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { count: 'yes' },
    { q: 'x'.repeat(101) },
    { page: '2' },
  ])('refuses the query %j with 422', async (query) => {
    const { status, envelope } = await list({ limit: '5', ...(query as object) });
    expect({ status, flag: envelope.flag, sort: envelope.sort }).toEqual({
      status: 422,
      flag: false,
      sort: Object.keys(query)[0],
    });
  });

  it('§2 Filter Search: 0 is any, a size and a capacity are the least, a price is the most', async () => {
    const filters: BoatFilterForm[] = [0, 30, 45, 2000].flatMap((size) =>
      [0, 2].flatMap((boattype) =>
        [0, 5].flatMap((capacity) =>
          [1, 90, 1000].flatMap((price) =>
            [true, false].map((any) => ({ size, boattype, capacity, price, any })),
          ),
        ),
      ),
    );
    for (const filter of filters) {
      const { status, envelope } = await ask(running.app, 'filterBoats', { token, body: filter });
      const reference = all.filter(
        (boat) =>
          (boat.size ?? 0) >= filter.size &&
          (filter.boattype === 0 || boat.boattype === filter.boattype) &&
          (boat.capacity ?? 0) >= filter.capacity &&
          (filter.any || (boat.price ?? 0) <= filter.price),
      );
      expect(status).toBe(200);
      expect(keysOf(envelope.data), JSON.stringify(filter)).toEqual(keysOf(reference));
    }
    expect(filters).toHaveLength(96);
  });

  it('§2 a filtered list is searched and paged like the whole one', async () => {
    const body = { size: 30, boattype: 0, capacity: 0, price: 100, any: false };
    const request = { token, body, query: { q: 'split', limit: '2', count: 'true' } };
    const { envelope } = await ask(running.app, 'filterBoats', request);
    const matches = all.filter(
      ({ size = 0, price = 0, location1, user }) =>
        size >= 30 && price <= 100 && `${location1} ${user?.lastName}`.includes('Split'),
    );
    expect(keysOf(envelope.data)).toEqual(keysOf(matches.slice(0, 2)));
    expect(envelope.page?.total).toBe(matches.length);
  });

  it('§7 getbasicInfo answers a boat with plans, reviews and documents, and 404 for none', async () => {
    const guest = await givenUser(running.db, { firstName: 'Gast' });
    await running.db.query(sql`
      insert into reviews (_id, boat_id, user_id, review, content) values ('review', 'boat-00', ${guest}, 4.5, 'Good')`);
    const { envelope } = await ask(running.app, 'getBoat', { token, params: { id: 'boat-00' } });
    expect(envelope.data).toMatchObject({
      _id: 'boat-00',
      plans: [{ _id: 'plan-boat-00', price: 90, captain: 1 }],
      reviews: [{ _id: 'review', review: 4.5, content: 'Good', customer: { _id: guest, firstName: 'Gast' } }],
      docImage: { navigation: expect.stringContaining('/private/boat-00-n.webp?expires=') as string },
    });
    for (const id of ['nowhere', 'BOAT-00', "' or 1=1 --", '%'])
      expect((await ask(running.app, 'getBoat', { token, params: { id } })).status).toBe(404);
  });

  it('§7 getSimilar answers other boats of the place first, then of the type, and 404 for none', async () => {
    const [boat] = all;
    const params = { location: places[0] ?? '', boatId: String(boat?._id) };
    const { envelope } = await ask(running.app, 'getSimilarBoats', { token, params });
    const similar = envelope.data as Boat[];
    expect(similar).toHaveLength(limits.similarBoats);
    for (const { _id, location1 } of similar) {
      expect(_id).not.toBe(boat?._id);
      expect(location1).toBe(places[0]);
    }
    const none = { location: 'Split', boatId: 'nowhere' };
    expect((await ask(running.app, 'getSimilarBoats', { token, params: none })).status).toBe(404);
  });

  it('a place that ends with a comma makes no boat similar', async () => {
    const { id } = await givenBoat(running.db, { attributes: { location1: 'Nowhere,', boattype: 99 } });
    onTestFinished(async () => void (await running.db.query(sql`delete from boats where _id = ${id}`)));
    for (const location of ['Nowhere,', 'Nowhere, ,', ',']) {
      const { envelope } = await ask(running.app, 'getSimilarBoats', {
        token,
        params: { location, boatId: id },
      });
      expect(envelope.data, location).toEqual([]);
    }
  });

  it('a boat that tells no place or type stands behind those of the place', async () => {
    const attributes = { location1: null, boattype: all[0]?.boattype } as unknown as Partial<Boat>;
    const { id } = await givenBoat(running.db, { attributes });
    onTestFinished(async () => void (await running.db.query(sql`delete from boats where _id = ${id}`)));
    const params = { location: places[0] ?? '', boatId: String(all[0]?._id) };
    const { envelope } = await ask(running.app, 'getSimilarBoats', { token, params });
    expect(keysOf(envelope.data)).not.toContain(id);
  });

  it('a boat whose size is no number is left out of a filter, and stops no list', async () => {
    const attributes = {
      location1: 'Nowhere',
      size: 'about 38',
      capacity: 'many',
    } as unknown as Partial<Boat>;
    const { id } = await givenBoat(running.db, { attributes });
    onTestFinished(async () => void (await running.db.query(sql`delete from boats where _id = ${id}`)));
    const body = { size: 1, boattype: 0, capacity: 1, price: 1000, any: true };
    const filtered = await ask(running.app, 'filterBoats', { token, body });
    expect({ status: filtered.status, keys: keysOf(filtered.envelope.data) }).toEqual({
      status: 200,
      keys: keysOf(all),
    });
    for (const boatId of [id, String(all[0]?._id)]) {
      const params = { location: 'Nowhere', boatId };
      expect((await ask(running.app, 'getSimilarBoats', { token, params })).status).toBe(200);
    }
  });
});

const engineCounts = catalogueRows.enginecount;

/** Field, what is sent for it (undefined: nothing), and the text of §5. */
const wrongFields: [field: string, value: unknown, text: string][] = [
  ['model', undefined, 'Model is required.'],
  ['model', '', 'Model is required.'],
  ['model', '  \t', 'Model must not be empty or consist only of spaces.'],
  ['model', 'x'.repeat(201), 'Model must not be longer than 200 characters.'],
  ['model', 38, 'Model must be text.'],
  ['description', '', 'Description is required.'],
  ['description', ' ', 'Description must not be empty or consist only of spaces.'],
  ['location1', undefined, 'Location is required.'],
  ['location1', '\n', 'Location must not be empty or consist only of spaces.'],
  ['year', undefined, 'Year field must not be empty'],
  ['year', 0, 'Year field must not be empty'],
  ['year', -1, 'Year field must not be empty'],
  ['year', 2101, 'Year must be at most 2100.'],
  ['size', 0, 'Size field must not be empty'],
  ['size', null, 'Size field must not be empty'],
  ['size', '38', 'Size field must not be empty'],
  ['boattype', 0, 'BoatType field must not be empty'],
  ['boattype', '', 'BoatType field must not be empty'],
  ['boattype', 999, 'BoatType is not in the list any more. Choose again.'],
  ['boatbrand', undefined, 'Brand field must not be empty'],
  ['boatbrand', 'Bavaria', 'Brand is not in the list any more. Choose again.'],
  ['enginecount', 0, 'Engines field must not be empty'],
  ['enginecount', engineCounts.length + 1, `Engines must be at most ${engineCounts.length}.`],
  ['bathroomcount', 1000, `Bathrooms must be at most ${catalogueRows.bathroomcount.length}.`],
  ['power', 77, 'Powered By is not in the list any more. Choose again.'],
  ['capacity', 1000, `Capacity must be at most ${catalogueRows.capacity.length}.`],
  ['cabinscount', undefined, 'Cabins/Staterooms field must not be empty'],
  ['cabinscount', 1000, `Cabins/Staterooms must be at most ${catalogueRows.cabinscount.length}.`],
  ['wings', 4, 'wings is not a field of this form.'],
];

describeEngines('Boat Information', (engine) => {
  const running = useApp(engine);
  let token: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 2));
  });
  const save = (id: string, body: unknown, ifMatch?: string): Promise<Answered> =>
    ask(running.app, 'updateBoat', {
      params: { id },
      token,
      body,
      ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}),
    });

  it('§7 is stored, answered and kept; what the form does not know stays', async () => {
    const { id, userId } = await givenBoat(running.db, {
      navigation: 1,
      price: 77,
      attributes: { cancellation: 2, accessories: [1, 2] },
    });
    const body = { ...boatInfo, model: 'Été "38" <b>', year: 1999, size: 41.5, boattype: 3, user: userId };
    const { status, envelope } = await save(id, body);
    expect(status).toBe(200);
    const { user: _, ...stored } = body;
    const expected = {
      ...stored,
      _id: id,
      cancellation: 2,
      accessories: [1, 2],
      price: 77,
      version: 2,
      status: { navigation: 1, authorization: 0 },
      user: { _id: userId, firstName: 'Harbour' },
    };
    expect(envelope.data).toMatchObject(expected);
    const again = await ask(running.app, 'getBoat', { token, params: { id } });
    expect(again.envelope.data).toMatchObject(expected);
    const listed = (await ask(running.app, 'getAllBoats', { token })).envelope.data as Boat[];
    expect(listed.find(({ _id }) => _id === id)).toMatchObject({ model: 'Été "38" <b>', version: 2 });
    const [row] = await running.db.query<{ attributes: object }>(
      sql`select attributes from boats where _id = ${id}`,
    );
    expect(row?.attributes).not.toHaveProperty('user');
  });

  it('names a marina that there is, which stays as long as it is named', async () => {
    const { id } = await givenBoat(running.db);
    const marina = await givenCollectionRow(running.db, 'marina', { name: 'Port Vell' });
    const gone = await save(id, { ...boatInfo, marina: 'gone' });
    expect(gone.envelope.errors).toEqual({ marina: 'Marina is not in the list any more. Choose again.' });
    expect((await save(id, { ...boatInfo, marina })).envelope.data).toMatchObject({ marina });
    const chief = await signedIn(running.db, 1);
    const drop = () => ask(running.app, 'marina.delete', { token: chief.token, params: { id: marina } });
    expect((await drop()).status).toBe(409);
    expect((await save(id, boatInfo)).envelope.data).not.toHaveProperty('marina');
    expect((await drop()).status).toBe(200);
  });

  it.each(wrongFields)('§5 %s = %j: %s', async (field, value, text) => {
    const { id } = await givenBoat(running.db);
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await save(id, { ...boatInfo, [field]: value });
    expect(status).toBe(422);
    const { text: said = text, texts = { [field]: text }, ...specified } = envelope;
    expect(specified).toEqual({ flag: false, sort: field, error: text, errors: { [field]: text } });
    expect([english(said), english(texts[field] ?? '')]).toEqual([text, text]);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§5 an empty form is refused with a text for each of its fields', async () => {
    const { id } = await givenBoat(running.db);
    const { envelope } = await save(id, {});
    expect(Object.keys(envelope.errors ?? {})).toEqual(Object.keys(boatInfo));
    expect(envelope.sort).toBe('model');
  });

  it('§5 what a list has lost or gained counts from the next request', async () => {
    const { id } = await givenBoat(running.db);
    await running.db.script(
      `insert into collection_rows (collection, _id, attributes) values ('boattypes', '55', '{"name":"Raft"}')`,
    );
    expect((await save(id, { ...boatInfo, boattype: 55 })).status).toBe(200);
    await running.db.script(`delete from collection_rows where collection = 'boattypes' and _id = '55'`);
    expect((await save(id, { ...boatInfo, boattype: 55 })).status).toBe(422);
  });

  it('of an older version answers 412 with the newer boat, and nothing changes', async () => {
    const { id } = await givenBoat(running.db);
    expect((await save(id, { ...boatInfo, model: 'First' }, '"1"')).status).toBe(200);
    const before = await fingerprintOf(running.db);
    for (const tag of ['"1"', '1', 'W/"1"', '"7"']) {
      const { status, envelope } = await save(id, { ...boatInfo, model: 'Second' }, tag);
      expect(status).toBe(412);
      expect(envelope).toMatchObject({ flag: false, sort: 'version', error: messages.refusal.stale });
      expect(envelope.data).toMatchObject({ _id: id, model: 'First', version: 2 });
    }
    expect(await fingerprintOf(running.db)).toBe(before);
    expect((await save(id, { ...boatInfo, model: 'Second' }, '"2"')).status).toBe(200);
    expect((await save(id, { ...boatInfo, model: 'Third' })).envelope.data).toMatchObject({ version: 4 });
  });

  it('saved by many at once with the same version is saved once, and no save is lost without one', async () => {
    const { id } = await givenBoat(running.db);
    const race = (tag?: string): Promise<Answered[]> =>
      Promise.all(
        Array.from({ length: 10 }, (_, index) => save(id, { ...boatInfo, model: `Nº ${index}` }, tag)),
      );
    const guarded = (await race('1')).map(({ status }) => status).sort();
    expect(guarded).toEqual([200, ...Array<number>(9).fill(412)]);
    const versions = (await race())
      .map(({ envelope }) => (envelope.data as Boat).version)
      .sort((a = 0, b = 0) => a - b);
    expect(versions).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const audits = await running.db.query(sql`select 1 from audits where entity_id = ${id}`);
    expect(audits).toHaveLength(11);
  });

  it('does not change the owner', async () => {
    const { id, userId } = await givenBoat(running.db);
    const other = await givenUser(running.db);
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await save(id, { ...boatInfo, user: other });
    expect({ status, sort: envelope.sort }).toEqual({ status: 422, sort: 'user' });
    expect(await fingerprintOf(running.db)).toBe(before);
    expect((await save(id, { ...boatInfo, user: userId })).status).toBe(200);
  });

  it('of a boat that does not exist answers 404', async () => {
    expect((await save('nowhere', boatInfo)).status).toBe(404);
    expect((await save('nowhere', { ...boatInfo, user: 'x' }, '1')).status).toBe(404);
  });

  it('leaves one audit entry with both sides, and tells the other admins', async () => {
    const { id } = await givenBoat(running.db);
    await save(id, { ...boatInfo, model: 'After' });
    const [entry] = await running.db.query(
      sql`select action, before, after from audits where entity_id = ${id}`,
    );
    expect(entry).toMatchObject({
      action: 'updateBoat',
      before: { model: boatInfo.model },
      after: { model: 'After' },
    });
    const alerts = await running.db.query(
      sql`select audience, payload from alerts where payload->>'id' = ${id}`,
    );
    expect(alerts).toEqual([{ audience: 'admins', payload: { entity: 'boat', id, version: 2 } }]);
  });
});
