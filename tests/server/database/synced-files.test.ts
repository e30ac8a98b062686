import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const { synced, copied } = vi.hoisted(() => ({
  synced: { files: [] as string[] },
  copied: { fails: false },
}));

vi.mock(import('node:fs'), async (importOriginal) => {
  const fs = await importOriginal();
  const fsyncSync = (descriptor: number): void => {
    synced.files.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    fs.fsyncSync(descriptor);
  };
  const cpSync: typeof fs.cpSync = (...asked) => {
    if (copied.fails) throw Object.assign(new Error('not copied'), { code: 'EACCES' });
    fs.cpSync(...asked);
  };
  return { ...fs, cpSync, fsyncSync };
});

const { startEmbedded } = await import('#server/database/embedded-files.ts');

let folder: string;
let lite: Awaited<ReturnType<typeof startEmbedded>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-sync-'));
  copied.fails = true;
  lite = await startEmbedded({ directory: join(folder, 'database') });
});
afterAll(async () => {
  await lite.close();
  await rm(folder, { recursive: true, force: true });
});

it('a database is made where it is where none can be copied', async () => {
  expect((await lite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).toEqual(['database']);
});

it.runIf(process.platform === 'linux')('every commit syncs the log, and only a commit does', async () => {
  await lite.exec('create table t (a int)');
  synced.files = [];
  for (let row = 0; row < 20; row += 1) await lite.query('insert into t values ($1)', [row]);
  expect(synced.files).toHaveLength(20);
  expect(synced.files.every((file) => file.startsWith(join(folder, 'database', 'pg_wal')))).toBe(true);

  synced.files = [];
  await lite.query('select count(*) from t');
  await lite.transaction(async (tx) => {
    for (let row = 0; row < 20; row += 1) await tx.query('insert into t values ($1)', [row]);
  });
  expect(synced.files).toHaveLength(1);

  await lite.exec('checkpoint');
  expect(synced.files.some((file) => file.includes('/database/base/'))).toBe(true);
});

it('PGlite starts with sync off unless told otherwise: the reason for this file', () => {
  expect(PGlite.defaultStartParams).toContain('-F');
});
