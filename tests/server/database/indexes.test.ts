// Indexes that the configuration asks for, beside what else lies in the same database.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { makeIndexes, type Index } from '#server/database/indexes.ts';
import { useApp } from '#tests/support/server/app.ts';
import { gate } from '#tests/support/gate.ts';
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

  // Nobody writes beside the embedded database.
  if (engine.name !== 'embedded')
    it('keeps nobody from writing to a table while that of another one is made', async () => {
      const { db } = running;
      await makeIndexes(db, []);
      const [held, released] = [gate(), gate()];
      const holder = db.transaction(async (tx) => {
        await tx.script('lock table users in row exclusive mode');
        held.open();
        await released.passed;
      });
      await held.passed;
      const making = makeIndexes(db, [
        { table: 'reviews', what: '(content)' },
        { table: 'users', what: '(boat_count)' },
      ]);
      await expect
        .poll(() =>
          db.query(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      const written = db.script("set lock_timeout = 2000; update reviews set content = ''");
      await expect(written.finally(released.open)).resolves.toBeUndefined();
      await Promise.all([holder, making]);
    });
});
