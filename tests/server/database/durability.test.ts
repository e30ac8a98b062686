import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { shortLived } from '#tests/support/process.ts';

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));
const ROUNDS = 2;
const WRITES_PER_ROUND = 40;

function startWriter(dataDir: string): ChildProcess {
  return spawn(process.execPath, [shortLived, '--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The last number a writer has acknowledged when it is killed after some writes. */
async function writeAndKill(dataDir: string): Promise<number> {
  const process = startWriter(dataDir);
  const ended = once(process, 'exit');
  if (!process.stdout) throw new Error('The writer has no output.');
  let last = 0;
  let written = 0;
  for await (const line of createInterface({ input: process.stdout })) {
    last = Number(line);
    written += 1;
    if (written === WRITES_PER_ROUND) process.kill('SIGKILL');
  }
  await ended;
  return last;
}

describe('the embedded database on a disk', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-durability-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('loses no acknowledged write when its process is killed', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await writeAndKill(dataDir);
      expect(acknowledged).toBeGreaterThanOrEqual(WRITES_PER_ROUND * (round + 1));
      // Opening it also proves that the kernel has freed the lock.
      const database = await openDatabase({ dataDir });
      const [kept] = await database.query<{ rows: number; last: number }>(
        sql`select count(*) as rows, max(number) as last from written`,
      );
      await database.close();
      expect(kept?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(kept?.rows).toBe(kept?.last);
    }
  });

  it('refuses a second process on its directory in one sentence', { timeout: 60_000 }, async () => {
    const database = await openDatabase({ dataDir });
    try {
      const sentence =
        `The data directory ${dataDir} is already used by another Quarterdeck process. ` +
        'Stop that process, or set DATA_DIR to another directory.';
      await expect(openDatabase({ dataDir })).rejects.toMatchObject({
        name: 'StartError',
        message: sentence,
      });
    } finally {
      await database.close();
    }
  });
});
