import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asJson, type Database } from '#server/database/database.ts';
import { classifyFailure, violatedConstraint } from '#server/database/failures.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';

describeEngines('database', ({ name, open }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const count = (counter: string) => sql`insert into counters (name, value) values (${counter}, 1)`;
  const names = async () =>
    (await database.query<{ name: string }>(sql`select name from counters order by name`)).map(
      (row) => row.name,
    );
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('says which engine it is', () => {
    expect(database.engine).toBe(name);
  });

  it('answers numbers, moments, documents and nothing as the same values, prepared or not', async () => {
    const all = sql`select 1::int2 as small, 2::int4 as int, 9007199254740991::int8 as big, 12.50::numeric as price,
      0.5::float8 as float, true as yes, null::text as nothing, 'é'::text as text, '{"a":[1,null]}'::jsonb as document,
      '2026-01-31 12:00:00.25+02'::timestamptz as moment`;
    const row = {
      small: 1,
      int: 2,
      big: 9007199254740991,
      price: 12.5,
      float: 0.5,
      yes: true,
      nothing: null,
      text: 'é',
      document: { a: [1, null] },
      moment: '2026-01-31T10:00:00.250Z',
    };
    for (let round = 0; round < 4; round += 1) expect(await database.query(all)).toEqual([row]);
  });

  it('takes texts, numbers, booleans, dates, objects, arrays and nothing as parameters', async () => {
    const moment = new Date('2026-01-31T10:00:00.250Z');
    const [row] = await database.query(
      sql`select ${"it's"}::text as text, ${1.5}::numeric as number, ${false}::boolean as no, ${moment}::timestamptz as moment,
        ${{ a: '"\\' }}::jsonb as document, ${asJson([1, 'b'])} as list, ${null}::text as nothing, ${undefined}::int as missing,
        'a"b\\c,d' = any(${['x', 'a"b\\c,d']}::text[]) as found`,
    );
    expect(row).toEqual({
      text: "it's",
      number: 1.5,
      no: false,
      moment: moment.toISOString(),
      document: { a: '"\\' },
      list: [1, 'b'],
      nothing: null,
      missing: null,
      found: true,
    });
  });

  it('gives JSON built in SQL as text, untouched', async () => {
    const list = sql`select json_agg(n order by n)::text from generate_series(1, 3) n`;
    for (let round = 0; round < 3; round += 1) expect(await database.json(list)).toBe('[1, 2, 3]');
    expect(await database.json(sql`select jsonb_build_object('a', 1.50)`)).toBe('{"a": 1.50}');
    expect(await database.json(sql`select 1 where false`)).toBe('null');
  });

  it('writes a moment in SQL as it writes one in a row', async () => {
    const [row] = await database.query<{ moment: string; text: string }>(
      sql`select moment, iso(moment) as text from (select now()::timestamptz(3) as moment) now`,
    );
    expect(row?.text).toBe(row?.moment);
  });

  it('keeps all of a transaction that resolves', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.query(count('a'));
      await tx.query(count('b'));
      return 'done';
    });
    expect(result).toBe('done');
    expect(await names()).toEqual(['a', 'b']);
  });

  it('keeps nothing of a transaction that rejects, and goes on', async () => {
    const failed = database.transaction(async (tx) => {
      await tx.query(count('a'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await database.query(count('b'));
    expect(await names()).toEqual(['b']);
  });

  it('rejects a transaction that swallowed the error of a statement', async () => {
    const swallowed = database.transaction(async (tx) => {
      await tx.query(count('a'));
      await tx.query(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' });
    expect(await names()).toEqual([]);
  });

  it('runs the same statement again after it failed inside of a transaction', async () => {
    const halve = (by: number) => sql`select 10 / ${by}::int as half`;
    for (let round = 0; round < 3; round += 1) {
      const failed = database.transaction((tx) => tx.query(halve(0)));
      await expect(failed).rejects.toMatchObject({ code: '22012' });
      expect(await database.query(halve(2))).toEqual([{ half: 5 }]);
    }
  });

  it('never lets a statement from outside into a transaction', async () => {
    const { passed: begun, open: begin } = gate();
    const failed = database.transaction(async (tx) => {
      await tx.query(count('inside'));
      begin();
      await wait(50);
      throw new Error('no');
    });
    await begun;
    const counted = database.query(count('outside'));
    await expect(failed).rejects.toThrow('no');
    await counted;
    expect(await names()).toEqual(['outside']);
  });

  it('does not lose an update among 20 concurrent transactions', async () => {
    await database.query(count('shared'));
    const add = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.query<{ value: number }>(
          sql`select value from counters where name = 'shared' for update`,
        );
        await tx.query(sql`update counters set value = ${(row?.value ?? 0) + 1} where name = 'shared'`);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await database.query(sql`select value from counters`)).toEqual([{ value: 21 }]);
  });

  it('refuses a statement beside the transaction that is running it, instead of waiting without end', async () => {
    const beside = database.transaction(() => database.query(sql`select 1`));
    await expect(beside).rejects.toThrow('must use its tx');
    const nested = database.transaction(() => database.transaction(async () => undefined));
    await expect(nested).rejects.toThrow('must use its tx');
    expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('refuses a tx that is used after its transaction', async () => {
    const tx = await database.transaction(async (tx) => tx);
    await expect(tx.query(sql`select 1`)).rejects.toThrow('has ended');
  });

  it('names the kind of a failure, and the constraint', async () => {
    await database.query(count('a'));
    const twice = await refusal(database.query(count('a')));
    expect(classifyFailure(twice)).toBe('conflict');
    expect(violatedConstraint(twice)).toBe('counters_pkey');
    const orphan = await refusal(
      database.query(sql`insert into boats (_id, user_id) values ('b', 'nobody')`),
    );
    expect(classifyFailure(orphan)).toBe('invalid');
    expect(violatedConstraint(orphan)).toBe('boats_user_id_fkey');
    expect(classifyFailure(await refusal(database.query(sql`select ${'x'}::int`)))).toBe('invalid');
    expect(classifyFailure(await refusal(database.query(sql`select ${'a\0b'}::text`)))).toBe('invalid');
    expect(classifyFailure(await refusal(database.query(sql`select nothing`)))).toBe('unknown');
    expect(await names()).toEqual(['a']);
  });

  it('tells of a row that was refused only why', async () => {
    const failed = await refusal(
      database.query(
        sql`insert into admins (_id, email, password_hash) values ('a', 'ada@staff.example', 'a-hash')`,
      ),
    );
    expect(classifyFailure(failed)).toBe('invalid');
    expect(inspect(failed, { depth: null })).not.toMatch(/a-hash|ada@/);
  });

  it('follows a table whose columns a script changed', async () => {
    await database.script('create table probe (a int); insert into probe values (1)');
    for (let round = 0; round < 3; round += 1)
      expect(await database.query(sql`select * from probe`)).toHaveLength(1);
    await database.script('alter table probe add column b text');
    await database.query(sql`select * from probe`).catch(() => undefined);
    expect(await database.query(sql`select * from probe`)).toEqual([{ a: 1, b: null }]);
  });
});
