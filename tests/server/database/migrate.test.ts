import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

describeEngines('migrations', ({ open }) => {
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    database = await open();
    await database.script('alter table quarterdeck_migrations rename to applied_before');
    folder = await mkdtemp(join(tmpdir(), 'quarterdeck-[migrations] '));
    await write('001.do.first.sql', 'create table first (a int); insert into first values (1);');
  });
  afterEach(async () => {
    await database.script('drop table if exists quarterdeck_migrations');
    await database.script('alter table applied_before rename to quarterdeck_migrations');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const applied = async () =>
    (
      await database.query<{ version: number }>(
        sql`select version from quarterdeck_migrations where version > 0 order by version`,
      )
    ).map(({ version }) => version);

  it('run once each and in order, whoever starts at the same time', async () => {
    await write('010.do.later.sql', 'insert into first values (10)');
    await write('002.do.second.sql', 'insert into first values (2)');
    await Promise.all([migrate(database, folder), migrate(database, folder), migrate(database, folder)]);
    await migrate(database, folder);
    expect(await applied()).toEqual([1, 2, 10]);
    expect(await database.query(sql`select a from first`)).toEqual([{ a: 1 }, { a: 2 }, { a: 10 }]);
  });

  it('leave nothing of the one that fails, and keep those before it', async () => {
    await write('002.do.broken.sql', 'insert into first values (2); select nothing;');
    await expect(migrate(database, folder)).rejects.toThrow('nothing');
    expect(await applied()).toEqual([1]);
    expect(await database.query(sql`select a from first`)).toEqual([{ a: 1 }]);
  });

  it('refuse an applied file that was edited', async () => {
    await migrate(database, folder);
    await write('001.do.first.sql', 'create table first (b int)');
    await expect(migrate(database, folder)).rejects.toThrow('MD5 checksum failed for migration [1]');
  });

  it('refuse a database that a newer program wrote', async () => {
    await write('002.do.second.sql', 'select 1');
    await migrate(database, folder);
    await rm(join(folder, '002.do.second.sql'));
    await expect(migrate(database, folder)).rejects.toMatchObject({ name: 'StartError' });
  });
});
