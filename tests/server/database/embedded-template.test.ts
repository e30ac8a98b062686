import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openEmbedded } from '#server/database/embedded.ts';

it('a directory that starts from the template is synced with every commit, and is there again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-template-'));
  const directory = join(folder, 'database');
  const first = await openEmbedded({ directory });
  const settings = sql`select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'wal_sync_method') order by name`;
  expect((await first.query<{ setting: string }>(settings)).map(({ setting }) => setting)).toEqual([
    'on',
    'on',
    'fsync',
  ]);
  await first.script('create table kept (id int); insert into kept values (7)');
  await first.close();
  const again = await openEmbedded({ directory });
  expect(await again.query(sql`select id from kept`)).toEqual([{ id: 7 }]);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});
