// The generic list reader, by way of the users: pages, search, labels, days, order, counting.
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import type { User } from '#schemas/types.ts';
import type { Session } from '#server/access/sessions.ts';
import { cursorOf } from '#server/http/cursor.ts';
import type { Json } from '#server/http/json.ts';
import { listHandler } from '#server/http/lists.ts';
import { maskedAnswer } from '#server/http/masked-answers.ts';
import { userList } from '#server/users/queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';

const many = 2345;

describeEngines('a list', (engine) => {
  const running = useApp(engine);
  let token: string;
  beforeAll(async () => {
    const { db } = running;
    ({ token } = await signedIn(db));
    // Names that repeat, names in other letters, and rows without an email or a city.
    await db.query(sql`
      insert into users (_id, block, date, attributes)
      select 'u' || lpad(n::text, 5, '0'), n % 100 = 0, timestamptz '2026-01-01' + (n / 3) * interval '1 hour',
        jsonb_strip_nulls(jsonb_build_object('firstName', 'Name' || n % 20, 'lastName', 'Number' || n,
          'email', case when n % 7 <> 0 then 'm' || n % 900 || '@Guests.example' end,
          'city', case when n % 5 <> 0 then (array['Split', 'Århus', '100%_Pure', 'split'])[n % 4 + 1] end))
      from generate_series(1, ${many}::int) n`);
    for (const userId of ['u00010', 'u00011', 'u00011']) await givenBoat(db, { userId });
  });

  const page = async (query: Record<string, string>) => {
    const { status, envelope } = await ask(running.app, 'getAllUsers', { token, query });
    return { status, rows: (envelope.data ?? []) as User[], page: envelope.page };
  };
  const idsOf = (rows: User[]) => rows.map(({ _id }) => _id);

  it.each(['getAllBoats', 'filterBoats', 'getAllUsers', 'getOverview'] as const)(
    'a year that the database does not know is refused by %s as what it is',
    async (name) => {
      const query = { from: '0000-12-31', to: '2026-01-01' };
      const body = { size: 0, boattype: 0, capacity: 0, price: 100, any: true };
      const answered = await ask(running.app, name, {
        token,
        query,
        ...(name === 'filterBoats' ? { body } : {}),
      });
      expect({ status: answered.status, sort: answered.envelope.sort }).toEqual({
        status: 422,
        sort: 'from',
      });
    },
  );

  it.each([
    ['getAllUsers', 'after', 'date', ['a name', 'u00001']],
    ['getAllUsers', 'before', 'boatCount', ['2026-01-01T00:00:00.000Z', 'u00001']],
    ['getAllUsers', 'after', 'firstName', ['half \0', 'u00001']],
    ['getAllBoats', 'after', 'date', ['2026-13-45T99:00:00.000Z', 'b1']],
  ] as const)(
    '%s refuses a place %s that is of no page in this order: by %s, %j',
    async (name, key, sort, place) => {
      const query = { limit: '10', sort, [key]: cursorOf(place) };
      const { status, envelope } = await ask(running.app, name, { token, query });
      expect({ status, sort: envelope.sort }).toEqual({ status: 400, sort: key });
    },
  );

  it('§7 is one array without a query, read piece by piece', async () => {
    const { rows, page: cut } = await page({});
    expect(rows).toHaveLength(many);
    expect(new Set(idsOf(rows)).size).toBe(many);
    expect(cut).toBeUndefined();
    expect(rows[0]?._id).toBe('u02345');
  });

  it.each([
    ['whole', <Answer>(answer: Answer) => answer],
    ['masked', (answer: object) => maskedAnswer({ ...answer }, (row) => row)],
  ])('is one array, %s, when the rows that followed fall out of it while it is sent', async (_, shown) => {
    const { db } = running;
    const handle = listHandler(db, [tables.users], () => userList({ isMasked: false }));
    const { data } = await handle({ query: { account: 'active' }, session: {} as Session });
    const last = sql`date < timestamptz '2026-01-05 23:00Z'`;
    await db.query(sql`update users set block = true where ${last}`);
    const pieces: string[] = [];
    for await (const piece of (shown({ data }) as { data: Json }).data.text) pieces.push(String(piece));
    await db.query(sql`update users set block = right(_id, 2) = '00' where ${last}`);
    expect(JSON.parse(pieces.join(''))).toHaveLength(2000);
  });

  it.each(['-date', 'email', '-boatCount', 'city'])(
    'sorted by %s every row is on one page, forwards and back',
    async (sort) => {
      const forwards: User['_id'][][] = [];
      let next: string | null | undefined = '';
      let previous: string | null | undefined;
      while (next !== null && next !== undefined) {
        const { rows, page: cut } = await page({ limit: '100', sort, ...(next ? { after: next } : {}) });
        forwards.push(idsOf(rows));
        previous = cut?.previous;
        next = cut?.next;
      }
      expect(new Set(forwards.flat()).size).toBe(many);
      const back = forwards.slice(-1);
      while (previous) {
        const { rows, page: cut } = await page({ limit: '100', sort, before: previous });
        back.unshift(idsOf(rows));
        previous = cut?.previous;
      }
      expect(back.flat()).toEqual(forwards.flat());
    },
  );

  it.each(['email', '-email'])('sorted by %s rows without a value are last', async (sort) => {
    const { rows } = await page({ sort });
    const first = rows.findIndex(({ email }) => email === undefined);
    expect(first).toBe(many - Math.floor(many / 7));
    expect(rows.slice(first).every(({ email }) => email === undefined)).toBe(true);
  });

  it('keeps the place of a page while rows are added and removed before it', async () => {
    const first = await page({ limit: '10', sort: 'date' });
    await running.db.query(sql`delete from users where _id = 'u00001'`);
    await running.db.query(sql`insert into users (_id, date) values ('early', '2025-01-01')`);
    const second = await page({ limit: '10', sort: 'date', after: first.page?.next ?? '' });
    expect(second.rows[0]?._id).toBe('u00011');
    await running.db.query(sql`delete from users where _id = 'early'`);
    await running.db.query(
      sql`insert into users (_id, date, attributes) values ('u00001', '2026-01-01', '{}')`,
    );
  });

  it('finds rows in which every word stands, in any case', async () => {
    const { rows } = await page({ q: ' NAME3  number43 ' });
    expect(rows.length).toBeGreaterThan(0);
    for (const { firstName, lastName } of rows) {
      expect(firstName).toMatch(/^Name3$|^Name3\d*/);
      expect(lastName).toContain('Number43');
    }
    expect((await page({ q: 'århus', limit: '1', count: 'true' })).page?.total).toBeGreaterThan(0);
  });

  it.each([
    ['100%_', true],
    ['100%%', false],
    ['100__', false],
    ["'; drop table users; --", false],
    ['\\', false],
  ])('takes %s for a text, not for a pattern or a statement', async (q, isFound) => {
    const before = await fingerprintOf(running.db);
    const { status, rows } = await page({ q });
    expect(status).toBe(200);
    expect(rows.length > 0).toBe(isFound);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§2 filters by host status: Guest without a boat, Boat Owner from the first one on', async () => {
    expect(idsOf((await page({ hostStatus: 'boatOwner', sort: 'date' })).rows)).toEqual(['u00010', 'u00011']);
    const { page: cut } = await page({ hostStatus: 'guest', limit: '1', count: 'true' });
    expect(cut?.total).toBe(many - 2);
  });

  it('filters by days in UTC, both included, and by what is blocked', async () => {
    const { rows } = await page({ from: '2026-01-02', to: '2026-01-02' });
    expect(rows).toHaveLength(72);
    expect(new Set(rows.map(({ date }) => date?.slice(0, 10)))).toEqual(new Set(['2026-01-02']));
    expect((await page({ account: 'blocked', limit: '1', count: 'true' })).page?.total).toBe(23);
  });

  it('gives at most a hundred rows a page, whatever is asked', async () => {
    expect((await page({ limit: '999' })).rows).toHaveLength(100);
  });

  it.each<Record<string, string>>([
    { sort: 'idNumber' },
    { sort: 'date; drop table users' },
    { hostStatus: 'pirate' },
    { from: 'yesterday' },
    { limit: '0' },
    { offset: '10' },
    { count: 'yes' },
  ])('refuses %o', async (query) => {
    expect((await page(query)).status).toBe(422);
  });

  it.each([
    'AAAA',
    Buffer.from('["not a date","x"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
  ])('refuses the place %s, which no page ended at', async (after) => {
    expect((await page({ limit: '5', after })).status).toBe(400);
  });
});
