// Indexes that the configuration asks for, beside what else lies in the same database.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { makeIndexes, type Index } from '#server/database/indexes.ts';
import { useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

describeEngines('an index that is wanted', (engine) => {
  const running = useApp(engine);

  it('is made also where another schema has one of its name, which stays', async () => {
    const { db } = running;
    const wanted: Index = { table: 'users', what: '(boat_count, _id)' };
    const stored = (): Promise<{ name: string; schema: string }[]> =>
      db.query(sql`
        select indexname as name, schemaname as schema from pg_indexes where indexname ~ '^list_' order by schema`);
    await makeIndexes(db, [wanted]);
    const [made] = await stored();
    await makeIndexes(db, []);
    expect(await stored()).toEqual([]);
    await db.script(`
      create schema elsewhere; create table elsewhere.users (_id text); create index ${made?.name} on elsewhere.users (_id);`);
    await makeIndexes(db, [wanted]);
    expect(await stored()).toEqual([{ ...made, schema: 'elsewhere' }, made]);
  });
});
