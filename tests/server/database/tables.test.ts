import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { classifyFailure } from '#server/database/failures.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

describeEngines('tables', ({ open }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('have an index for every foreign key', async () => {
    const missing = await database.query(
      sql`select conrelid::regclass::text as table, a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where contype = 'f' and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(missing).toEqual([]);
  });

  it('keep moments to the millisecond and never as text', async () => {
    const odd = await database.query(
      sql`select c.table_name, c.column_name, c.data_type from information_schema.columns c
        where table_schema = 'public' and table_name <> 'quarterdeck_migrations' and (
          (data_type like 'timestamp%' and (data_type <> 'timestamp with time zone' or datetime_precision <> 3))
          or (column_name in ('date', 'at', 'since') or column_name like '%\_at') and data_type not like 'timestamp%')`,
    );
    expect(odd).toEqual([]);
  });

  it('take one admin per email, whatever its case', async () => {
    const add = (id: string, email: string) =>
      database.query(
        sql`insert into admins (_id, email, role, password_hash) values (${id}, ${email}, 1, 'hash')`,
      );
    await add('1', 'Ann@example.com');
    const error: unknown = await add('2', 'ann@EXAMPLE.com').catch((error: unknown) => error);
    expect(classifyFailure(error)).toBe('conflict');
  });

  it('find a boat by lower-case model and location, kept by the database', async () => {
    await database.query(sql`insert into users (_id) values ('host')`);
    await database.query(
      sql`insert into boats (_id, user_id, attributes) values ('b', 'host', ${{ model: 'Été 38', location1: 'Nice, FR' }})`,
    );
    expect(await database.query(sql`select search from boats`)).toEqual([{ search: 'été 38 nice, fr' }]);
  });

  it('forget plans and reviews with their boat, sessions with their admin, but keep audits', async () => {
    await database.script(`
      insert into users (_id) values ('u');
      insert into admins (_id, email, role, password_hash) values ('a', 'a@b', 1, '');
      insert into boats (_id, user_id) values ('b', 'u');
      insert into plans (_id, boat_id) values ('p', 'b');
      insert into reviews (_id, boat_id, user_id, review) values ('r', 'b', 'u', 4.5);
      insert into sessions (token_hash, admin_id, expires_at) values ('t', 'a', now());
      insert into audits (admin_id, entity, entity_id, action) values ('a', 'boat', 'b', 'delete');
      delete from boats; delete from admins;`);
    const rows = await database.query(
      sql`select (select count(*) from plans) as plans, (select count(*) from reviews) as reviews,
        (select count(*) from sessions) as sessions, (select count(*) from audits) as audits`,
    );
    expect(rows).toEqual([{ plans: 0, reviews: 0, sessions: 0, audits: 1 }]);
  });
});
