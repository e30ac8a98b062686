// Lists in any order, also by what is joined to their rows: every row on one page, read in the order of an index.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodies, tables } from '#schemas/generated/index.ts';
import { columnKey, type TableDefinition } from '#schemas/table.ts';
import { bookingList } from '#server/bookings/queries.ts';
import { collectionList } from '#server/collections/queries.ts';
import type { Database } from '#server/database/database.ts';
import { readPage, type Edge, type ListSource, type PageFound } from '#server/database/list-page.ts';
import { cursorOf } from '#server/http/cursor.ts';
import { conditionsOf, orderOf } from '#server/http/lists.ts';
import { prepareLists } from '#server/jobs/list-indexes.ts';
import { payoutList } from '#server/payouts/queries.ts';
import { userList } from '#server/users/queries.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { withPlans } from '#tests/support/server/plans.ts';

const many = 1000;
const pageLength = 400;
const lists: [TableDefinition, ListSource][] = [
  [tables.users, userList({ isMasked: false })],
  [tables.bookings, bookingList],
  [tables['guest-payments'], bookingList],
  [tables.payouts, payoutList],
  [tables.incident, collectionList('incident')],
];
const orders = lists.flatMap(([table, source]) =>
  table.columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) =>
      [columnKey(column), `-${columnKey(column)}`].map((sort) => ({ table, source, sort })),
    ),
);

describeEngines('an order', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    // Names and amounts that repeat, and rows without one.
    await db.query(sql`
      insert into users (_id, date, attributes)
      select 'u' || n, timestamptz '2026-01-01' + n * interval '1 hour', jsonb_strip_nulls(jsonb_build_object(
        'firstName', case when n % 9 <> 0 then 'Name' || n % 70 end, 'lastName', 'Number' || n % 400,
        'email', case when n % 7 <> 0 then 'u' || n || '@guests.example' end, 'birthDay', ('1950-01-01'::date + n)::text))
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into boats (_id, user_id, attributes)
      select 'b' || n, 'u' || n, jsonb_strip_nulls(jsonb_build_object('model', case when n % 8 <> 0 then 'Model ' || n % 500 end))
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into bookings (_id, boat_id, user_id, host_id, date, attributes)
      select 'k' || n, 'b' || n, 'u' || 1 + n * 7 % ${many}::int, 'u' || 1 + n * 13 % ${many}::int,
        timestamptz '2026-01-01' + n * interval '1 hour',
        jsonb_strip_nulls(jsonb_build_object('price', case when n % 11 <> 0 then n % 300 end, 'count', n % 9))
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into payouts (_id, booking_id, host_id, state, fee_percent, cents, due_at)
      select 'p' || _id, _id, host_id, 'due', 10, length(_id) * 100, date from bookings`);
    await db.query(sql`
      insert into payout_lines (payout_id, host_id, booking_id, kind, cents)
      select 'p' || _id, host_id, _id, 'price', 100 from bookings`);
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      select 'incident', 'i' || n, jsonb_strip_nulls(jsonb_build_object(
        'title', 'Scratch ' || n % 800, 'cost', case when n % 5 <> 0 then n % 90 end,
        'kind', (array['complaint', 'damage', null, 'theft'])[1 + n % 4]))
      from generate_series(1, ${many}::int) n`);
    await prepareLists(db);
    await db.script('analyze;');
  });
  afterAll(() => db.close());

  it.each(orders)('of $table.name by $sort has every row once, forwards and back', async (one) => {
    const { table, source, sort } = one;
    const order = orderOf([table], source, sort);
    const read = (edges: { after?: Edge; before?: Edge }): Promise<PageFound> =>
      readPage(db, source, conditionsOf([table], source, {}), { limit: pageLength, order, ...edges });
    const idsOf = ({ text }: PageFound): string[] =>
      (JSON.parse(`[${text}]`) as { _id: string }[]).map(({ _id }) => _id);

    const forwards: string[] = [];
    let page = await read({});
    forwards.push(...idsOf(page));
    while (page.hasMore && page.last) {
      page = await read({ after: page.last });
      forwards.push(...idsOf(page));
    }
    expect(new Set(forwards).size).toBe(many);
    expect(forwards).toHaveLength(many);

    const back = idsOf(page);
    while (page.first && back.length < many) {
      page = await read({ before: page.first });
      back.unshift(...idsOf(page));
    }
    expect(page.hasMore).toBe(false);
    expect(back).toEqual(forwards);
  });

  it.each(orders)('of $table.name by $sort is that of an index, on a later page too', async (one) => {
    const { table, source, sort } = one;
    const order = orderOf([table], source, sort);
    const wanted = conditionsOf([table], source, {});
    const first = await readPage(db, source, wanted, { limit: 20, order });
    const { spy, plans } = withPlans(db);
    await readPage(spy, source, wanted, { limit: 20, order });
    await readPage(spy, source, wanted, { limit: 20, order, ...(first.last ? { after: first.last } : {}) });
    const sorts = plans.filter((line) => Number(/-> +Sort .*rows=(\d+)/.exec(line)?.[1] ?? 0) > 700);
    const read = plans.filter((line) => line.includes('Seq Scan'));
    expect([...sorts, ...read].map((line) => line.trim())).toEqual([]);
  });

  it('of choices is that of their schema, then come those that it does not know', async () => {
    const kindsBy = async (sort: string): Promise<unknown[]> => {
      const [table, source] = [tables.incident, collectionList('incident')];
      const order = orderOf([table], source, sort);
      const { text } = await readPage(db, source, conditionsOf([table], source, {}), { limit: many, order });
      const kinds = (JSON.parse(`[${text}]`) as { kind?: string }[]).map(({ kind }) => kind);
      return [...new Set(kinds)].slice(0, 2);
    };
    expect(await kindsBy('kind')).toEqual(['damage', 'complaint']);
    expect(await kindsBy('-kind')).toEqual(['complaint', 'damage']);
  });

  it('of names is without case and accents', async () => {
    const names = ['alma', 'Álvaro', 'Alvin', 'Łukasz', 'Lulu', 'Øystein', 'Özil', 'Zoë', 'Ζωή', 'Жанна'];
    await db.query(sql`
      insert into users (_id, attributes) select 'name ' || name, jsonb_build_object('firstName', name)
      from json_array_elements_text(${JSON.stringify([...names].sort())}::json) name`);
    const source = userList({ isMasked: false });
    const order = orderOf([tables.users], source, 'firstName');
    const { text } = await readPage(db, source, conditionsOf([tables.users], source, {}), {
      limit: 2 * many,
      order,
    });
    const found = (JSON.parse(`[${text}]`) as { _id: string }[]).map(({ _id }) => _id);
    expect(found.filter((id) => id.startsWith('name '))).toEqual(names.map((name) => `name ${name}`));
    await db.query(sql`delete from users where _id like 'name %'`);
  });

  it('of texts of any length has every row once, and an end that can be asked for', async () => {
    // Texts that do not shrink when they are packed: the same beginning, in letters of one byte, of four, and with quotes.
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      select 'incident', 'long' || n, jsonb_build_object('title', repeat((array['z', '🛥', '"', '한'])[n % 4 + 1], 200) ||
        (select string_agg(md5((n * m)::text), '') from generate_series(1, 1500) m) || ' yarn')
      from generate_series(1, 12) n`);
    const source = collectionList('incident');
    const order = orderOf([tables.incident], source, '-title');
    const ids: string[] = [];
    let after: Edge | undefined;
    do {
      const wanted = conditionsOf([tables.incident], source, { q: 'yarn' });
      const page = await readPage(db, source, wanted, { limit: 1, order, ...(after ? { after } : {}) });
      const asked = { limit: '1', ...(page.last ? { after: cursorOf(page.last) } : {}) };
      expect([bodies['incident-page'].validate(asked), asked]).toEqual([true, asked]);
      ids.push(page.last?.[1] ?? '');
      after = page.hasMore ? page.last : undefined;
    } while (after);
    expect(new Set(ids).size).toBe(12);
    await db.query(sql`delete from collection_rows where _id like 'long%'`);
  });

  it('by what is counted or joined follows every change of it', async () => {
    const countOf = async (id: string): Promise<unknown> =>
      (await db.query<{ count: number }>(sql`select boat_count as count from users where _id = ${id}`))[0]
        ?.count;
    expect([await countOf('u1'), await countOf('u2')]).toEqual([1, 1]);
    await db.query(sql`insert into boats (_id, user_id) values ('x', 'u1'), ('y', 'u1'), ('z', 'u2')`);
    expect([await countOf('u1'), await countOf('u2')]).toEqual([3, 2]);
    await db.query(sql`update boats set user_id = 'u2' where _id = 'x'`);
    expect([await countOf('u1'), await countOf('u2')]).toEqual([2, 3]);
    await db.query(sql`delete from boats where _id in ('x', 'y', 'z')`);
    expect([await countOf('u1'), await countOf('u2')]).toEqual([1, 1]);

    await db.query(sql`update bookings set date = '2030-01-01' where _id = 'k7'`);
    const moved = await db.query(sql`select iso(trip_start) as start from payouts where booking_id = 'k7'`);
    expect(moved).toEqual([{ start: '2030-01-01T00:00:00.000Z' }]);
  });
});
