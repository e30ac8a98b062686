import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#tests/support/server/process.ts';

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));
const ROUNDS = 2;
const WRITES_PER_ROUND = 40;

function startWriter(dataDir: string): ChildProcess {
  return spawn(process.execPath, [shortLived, '--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The first and the last number that a writer has acknowledged when it is killed after some writes. */
async function writeAndKill(dataDir: string): Promise<{ first: number; last: number }> {
  const process = startWriter(dataDir);
  const ended = once(process, 'exit');
  if (!process.stdout) throw new Error('The writer has no output.');
  const numbers: number[] = [];
  for await (const line of createInterface({ input: process.stdout })) {
    numbers.push(Number(line));
    if (numbers.length === WRITES_PER_ROUND) process.kill('SIGKILL');
  }
  await ended;
  return { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 };
}

describe('the embedded database on a disk, begun as a copy of the one that is kept,', () => {
  let folder: string;
  let dataDir: string;
  let acknowledged = 0;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarterdeck-durability-'));
    dataDir = join(folder, 'data');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { first, last } = await writeAndKill(dataDir);
      // It goes on after what is kept of those before it.
      expect(first).toBeGreaterThan(acknowledged);
      expect(last).toBeGreaterThanOrEqual(WRITES_PER_ROUND * (round + 1));
      acknowledged = last;
    }
    // Opening it also proves that the kernel has freed the lock.
    database = await openDatabase({ dataDir });
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no acknowledged write when its process is killed, once and again', async () => {
    const [kept] = await database.query<{ rows: number; last: number }>(
      sql`select count(*) as rows, max(number) as last from written`,
    );
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(kept?.rows).toBe(kept?.last);
  });

  it('is synced with every commit', async () => {
    const settings = sql`select setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'wal_sync_method') order by name`;
    expect((await database.query<{ setting: string }>(settings)).map(({ setting }) => setting)).toEqual([
      'on',
      'on',
      'fsync',
    ]);
  });

  it('refuses a second process on its directory in one sentence', async () => {
    const sentence =
      `The data directory ${dataDir} is already used by another Quarterdeck process. ` +
      'Stop that process, or set DATA_DIR to another directory.';
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      name: 'StartError',
      message: sentence,
    });
  });

  it('says by its code why it could not be copied', async () => {
    await writeFile(join(folder, 'file'), '');
    const copied = database.copyFiles?.(join(folder, 'file', 'copy'));
    await expect(copied).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
