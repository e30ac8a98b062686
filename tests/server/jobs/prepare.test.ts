import { rm } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoRows } from '#schemas/generated/demo-rows.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { makeMarketplace } from '#server/demo/marketplace.ts';
import { insertMarketplace } from '#server/demo/seed.ts';
import { prepare } from '#server/jobs/prepare.ts';
import { givenEnv } from '#tests/support/server/app.ts';
import { describeEngines, describeServer, type Engine } from '#tests/support/server/databases.ts';

const ADMIN_EMAIL = 'first@staff.example';

const whole = {
  isDemo: true,
  admins: 1,
  incidents: demoRows.incident?.length,
  boats: true,
  money: true,
};

/** A database of each test's own, with what is said while it is prepared. */
function useNew(engine: Engine) {
  const given = {} as { db: Database; env: Env };
  const said: string[] = [];
  beforeEach(async () => {
    given.db = await engine.open();
    given.env = await givenEnv({ ADMIN_EMAIL, DEMO_DATA: 'on' });
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await given.db.close();
    await rm(given.env.DATA_DIR, { recursive: true });
  });

  const demo = async () => {
    const [row] = await given.db.query(sql`
      select (select value from settings where name = 'isDemo') as "isDemo",
        (select count(*)::int from admins where email = ${ADMIN_EMAIL}) as admins,
        (select count(*)::int from collection_rows where collection = 'incident') as incidents,
        exists (select 1 from boats) as boats, exists (select 1 from refunds) as money`);
    return row;
  };
  return { given, said, demo };
}

describeEngines('a start on a new database', (engine) => {
  const { given, said, demo } = useNew(engine);

  it('makes one admin and one demo, however many instances start at once', async () => {
    const { db, env } = given;
    await Promise.all([prepare(db, env), prepare(db, env), prepare(db, env)]);
    expect(await demo()).toEqual(whole);
    expect(said.filter((line) => line.startsWith('First admin'))).toEqual([`First admin: ${ADMIN_EMAIL}`]);
    expect(said.filter((line) => line.startsWith('Password'))).toHaveLength(1);
  }, 120_000);

  it('begins again after one that failed, as if that had not been', async () => {
    const { db, env } = given;
    const failing = { ...env, ADMIN_EMAIL: null as unknown as string };
    await expect(prepare(db, failing)).rejects.toThrow('null');
    expect(said).toEqual([]);
    await prepare(db, env);
    expect(await demo()).toEqual(whole);
  }, 120_000);
});

// In one transaction or none, which each engine has tests for.
describeServer('a start on the database of a demo', (engine) => {
  const { given, demo } = useNew(engine);

  it('gives a demo its money at the next start where the first was interrupted before', async () => {
    const { db, env } = given;
    const interrupted: Database = {
      ...db,
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            ...tx,
            query: (statement) =>
              statement.text.includes('from refunds')
                ? Promise.reject(new Error('Interrupted.'))
                : tx.query(statement),
          }),
        ),
    };
    await expect(prepare(interrupted, env)).rejects.toThrow('Interrupted.');
    expect(await demo()).toEqual({ ...whole, money: false });
    await prepare(db, env);
    expect(await demo()).toEqual(whole);
  }, 120_000);

  it('plays no money into a demo that an older version began', async () => {
    const { db, env } = given;
    await db.transaction((tx) => insertMarketplace(tx, makeMarketplace(new Date())));
    await db.query(sql`insert into settings (name, value) values ('isDemo', 'true')`);
    await prepare(db, env);
    expect(await demo()).toEqual({ ...whole, money: false });
  }, 120_000);
});
