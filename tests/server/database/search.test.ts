// Lists are searched by index: what is found, and how the database finds it.
import { createHash } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import { boatList } from '#server/boats/queries.ts';
import { bookingList } from '#server/bookings/queries.ts';
import { iconsOf } from '#server/collections/catalogue-queries.ts';
import { collectionPicturesOf, holdNaming } from '#server/collections/picture-queries.ts';
import { collectionList } from '#server/collections/queries.ts';
import type { Database } from '#server/database/database.ts';
import { countRows, fieldIn, readPage, type ListSource } from '#server/database/list-page.ts';
import { found, standing } from '#server/database/list-words.ts';
import { collectionFolder } from '#server/files/saved-photo.ts';
import { conditionsOf, kindOf } from '#server/http/lists.ts';
import { prepareLists } from '#server/jobs/list-indexes.ts';
import { payoutList } from '#server/payouts/queries.ts';
import { referencesCalled } from '#server/platform/reference-queries.ts';
import { findReferences } from '#server/platform/reference-search-queries.ts';
import { listConversations } from '#server/messages/queries.ts';
import { listRefundable } from '#server/refunds/queries.ts';
import { reviewList } from '#server/reviews/queries.ts';
import { userList } from '#server/users/queries.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { withPlans } from '#tests/support/server/plans.ts';

const many = 6000;
const lists = {
  users: userList({ isMasked: false }),
  boats: boatList,
  bookings: bookingList,
  marina: collectionList('marina'),
  reviews: reviewList,
} satisfies Partial<Record<keyof typeof tables, ListSource>>;

describeEngines('a search', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await db.query(sql`
      insert into users (_id, date, attributes)
      select 'u' || n, timestamptz '2026-01-01' + n * interval '1 hour', jsonb_build_object(
        'firstName', 'Name' || n % 7, 'lastName', 'Keller' || n, 'email', 'guest' || n || '@example.org')
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into boats (_id, user_id, attributes)
      select 'b' || n, 'u' || n, jsonb_build_object('model', 'Model ' || n) from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into bookings (_id, boat_id, user_id, host_id, date, attributes)
      select 'k' || n, 'b' || n, 'u' || n, 'u' || (1 + n % 100), timestamptz '2026-01-01' + n * interval '1 hour',
        jsonb_build_object('confirmID', md5(n::text)) from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      select 'marina', 'm' || n, jsonb_build_object('name', 'Harbour 100%_' || n, 'town', 'Town' || n % 9)
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into reviews (_id, boat_id, user_id, review, content, date)
      select 'r' || n, 'b' || n, 'u' || n, 5, 'Fine weather ' || md5(n::text), timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, ${many}::int) n`);
    await db.query(sql`
      insert into payouts (_id, booking_id, host_id, fee_percent, due_at)
      select 'p' || _id, _id, host_id, 10, date from bookings`);
    await prepareLists(db);
    // Indexes that were there before the rows keep the newest of them aside for a while.
    await db.query(sql`
      select gin_clean_pending_list(indexrelid) from pg_index
      join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam where amname = 'gin'`);
    await db.script('analyze;');
  });
  afterAll(() => db.close());

  /** Keys of a page and the plans of the statements that found it. */
  async function search(name: keyof typeof lists, q: string): Promise<{ ids: string[]; plans: string }> {
    const source = lists[name];
    const wanted = conditionsOf([tables[name]], source, { q });
    const { field, direction } = tables[name].sort;
    const { spy, plans } = withPlans(db);
    const order = {
      field: fieldIn(source, field, kindOf(tables[name], field)),
      isDescending: direction === 'descending',
    };
    const { text, isFrequent } = await readPage(spy, source, wanted, { limit: 50, order });
    await countRows(spy, source, wanted, 201, isFrequent);
    const ids = (JSON.parse(`[${text}]`) as { _id: string }[]).map(({ _id }) => _id);
    return { ids, plans: plans.join('\n') };
  }

  it('is one of indexes, and finds words wherever they stand', async () => {
    expect(await prepareLists(db)).toEqual([]);
    for (const [list, q, expected] of [
      ['users', 'ELLER5432', ['u5432']],
      ['users', 'name3 keller4000', ['u4000']],
      ['boats', '4321', ['b4321']],
      ['boats', 'keller4321', ['b4321']],
      ['bookings', 'keller4321', ['k4321']],
      ['bookings', createHash('md5').update('77').digest('hex').slice(2, 14), ['k77']],
      ['marina', '%_5999', ['m5999']],
      ['reviews', 'keller4321', ['r4321']],
      ['reviews', createHash('md5').update('77').digest('hex').slice(2, 14), ['r77']],
      ['marina', 'town6 harbour 4legs', []],
    ] as const) {
      const { ids, plans } = await search(list, q);
      expect(ids, q).toEqual(expected);
      expect(plans).toMatch(/Bitmap Index Scan on list_/);
      expect(plans, `${list}: ${q}`).not.toContain('Seq Scan');
    }
  });

  it('reads the first rows where a word stands in many, in the order of the list', async () => {
    await prepareLists(db);
    const { ids, plans } = await search('bookings', 'keller');
    expect(ids.slice(0, 2)).toEqual([`k${many}`, `k${many - 1}`]);
    expect(ids).toHaveLength(50);
    expect(plans).toContain('using bookings_page');
  });

  it('asks no index of words for one that stands in every row', async () => {
    await prepareLists(db);
    const { ids, plans } = await search('marina', 'harbour');
    expect(ids).toHaveLength(50);
    expect(plans).not.toContain('Bitmap Index Scan');
  });

  it.each([
    'zz',
    '7',
    'keller',
    'name3',
    'keller432',
    'name3 model',
    'name2 keller4321',
    'guest99 @example 99',
    '4 k e l r n a m 3',
  ])('finds each row that has "%s", whether it is rare or frequent, in any order', async (q) => {
    const source = lists.bookings;
    const wanted = conditionsOf([tables.bookings], source, { q });
    const expected = await db.query<{ id: string }>(sql`
        select k._id as id ${source.from} where ${join(standing(source, wanted), ' and ')}`);
    expect(await countRows(db, source, wanted, many + 1)).toBe(expected.length);
    for (const name of ['hostName', 'date']) {
      const order = { field: fieldIn(source, name, 'text'), isDescending: false };
      const { text } = await readPage(db, source, wanted, { limit: many, order });
      const ids = (JSON.parse(`[${text}]`) as { _id: string }[]).map(({ _id }) => _id);
      expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
  });

  it('gathers the rows of a few words, however many are typed, and none of several short ones', () => {
    const source = lists.bookings;
    const ways = (words: string[]): string[] =>
      found(source, conditionsOf([tables.bookings], source, { q: words.join(' ') })).map(({ text }) => text);
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const [gathered = '', others = ''] = ways(letters.map((letter) => letter.repeat(3)));
    expect(gathered.split(' intersect ')).toHaveLength(3);
    for (const looked of [others, ...ways(letters)]) expect(looked).toMatch(/^lower\(.* like all\(/s);
    expect(ways(letters)).toHaveLength(1);
  });

  it.each(['ΜΑΡΙΝΑ ΚΩΣ', 'İzmir Limanı', 'ŠIBENIK'])('finds "%s" as it is written', async (name) => {
    await db.query(sql`
      insert into collection_rows (collection, _id, attributes)
      values ('marina', ${name}, jsonb_build_object('name', ${name}::text))`);
    expect((await search('marina', name)).ids).toEqual([name]);
  });

  it('finds what a field may refer to, by the order of the names where nothing is typed', async () => {
    const found = async (list: string, q: string) =>
      (await findReferences(db, list, { q, id: undefined, most: 8 })).map(({ _id }) => _id);
    expect(await found('user', 'keller4711')).toEqual(['u4711']);
    expect(await found('user', 'guest4711@')).toEqual(['u4711']);
    expect(await found('booking', 'Model 4711')).toEqual(['k4711']);
    expect(await found('boat', '4711')).toEqual(['b4711']);
    expect(await found('marina', 'm4711')).toEqual(['m4711']);
    expect((await found('boat', ''))[0]).toBe('b1');
  });

  it.each([
    ['user', ['name3 KELLER4000', 'U77', 'nobody'], ['u4000', 'u77']],
    ['boat', ['MODEL 12', 'B13', 'b14 '], ['b12', 'b13']],
    [
      'booking',
      ['k12', 'K13', 'k14 · model 14 · NAME0 Keller14', 'k15 · Model 16', 'Model 17'],
      ['k12', 'k13', 'k14'],
    ],
    ['marina', ['M12', 'harbour 100%_13', '%'], ['m12', 'm13']],
  ] as const)(
    'finds the rows of %s that a file names without reading all of them',
    async (list, names, keys) => {
      const { spy, plans } = withPlans(db);
      const found = await referencesCalled(spy, list, names);
      expect(found.map(({ _id }) => _id)).toEqual(keys);
      expect(plans.filter((line) => /Seq Scan on (users|boats|bookings|collection_rows)/.test(line))).toEqual(
        [],
      );
    },
  );

  it('finds the pictures that rows of collections name without reading all rows', async () => {
    const [named, other] = ['a', 'b'].map(
      (letter) => `/${collectionFolder}/ann/picture-${letter.repeat(24)}.webp`,
    );
    await db.query(sql`
      insert into admins (_id, email, role, password_hash) values ('ann', 'ann@staff.example', 1, 'x')`);
    await db.query(sql`
      update collection_rows set attributes = attributes || jsonb_build_object('views', json_build_array(json_build_object('photo', ${named}::text)))
      where _id = 'm77'`);
    const { spy, plans } = withPlans(db);
    const found = await collectionPicturesOf(spy, ['ann', 'gone'], [named ?? '', other ?? '']);
    expect([...found]).toEqual([['ann', new Set([named])]]);
    expect(await holdNaming(spy, 'marina', named ?? '')).toBe(true);
    expect(await holdNaming(spy, 'incident', named ?? '')).toBe(false);
    expect(await holdNaming(spy, 'marina', other ?? '')).toBe(false);
    expect(await iconsOf(spy, ['accessories-77', 'marina-m77'])).toEqual(new Map());
    expect(plans.filter((line) => line.includes('Seq Scan on collection_rows'))).toEqual([]);
  });

  it.each(['', 'k4321', 'keller4321', 'keller', 'model 4321', '4321 nothing'])(
    'finds bookings to refund by "%s" without reading all of them',
    async (q) => {
      const { spy, plans } = withPlans(db);
      const found = await listRefundable(spy, q, 8);
      const isOne = q.includes('4321') && !q.includes('nothing');
      const keys = found.map(({ _id }) => _id);
      if (isOne) expect(keys).toEqual(['k4321']);
      else expect(keys).toHaveLength(q.includes('nothing') ? 0 : 8);
      expect(plans.filter((line) => /Seq Scan on (bookings|payouts)/.test(line))).toEqual([]);
    },
  );

  it('finds conversations by name and email without reading all of them', async () => {
    await db.script('insert into conversations (user_id) select _id from users; analyze conversations;');
    for (const isUnreadFirst of [true, false]) {
      const { spy, plans } = withPlans(db);
      const { text } = await listConversations(spy, { limit: 20, text: 'KELLER4321', isUnreadFirst });
      expect((JSON.parse(text) as { _id: string }[]).map(({ _id }) => _id)).toEqual(['u4321']);
      expect(plans.join('\n')).toMatch(/Bitmap Index Scan on list_/);
      expect(plans.filter((line) => /Seq Scan on (users|boats)/.test(line))).toEqual([]);
    }
  });

  it.each(Object.entries({ bookings: bookingList, payouts: payoutList }))(
    'counts all %s without what is joined to them',
    async (_name, source) => {
      const { spy, plans } = withPlans(db);
      expect(await countRows(spy, source, { words: [], searched: [], labels: [] }, many + 1)).toBe(many);
      expect(plans.join('\n')).not.toMatch(/Join|Nested Loop/);
    },
  );

  it('forgets the indexes of what no list searches any more', async () => {
    await db.query(sql`create index text_0123456789abcdef01234567 on boats (price)`);
    await prepareLists(db);
    const left = await db.query(
      sql`select 1 from pg_indexes where indexname = 'text_0123456789abcdef01234567'`,
    );
    expect(left).toEqual([]);
  });
});
