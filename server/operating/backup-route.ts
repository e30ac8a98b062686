// The files of the embedded database are this process's own: while it runs, only it can copy them.
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { demandOperator } from './operator.ts';

export const BACKUP_PATH = '/operator/backup';

const COPY = 'database.copy';

/** Whether this is the name of a copy, beside the database. */
export const isCopy = (name: unknown): name is string =>
  typeof name === 'string' && /^database\.copy-[\w-]+$/.test(name);

/** A name that no other copy has. */
const nameOfCopy = (): string => `${COPY}-${randomUUID()}`;

/** Whoever asks for a copy moves it at once, unless they are stopped. */
const FETCHED_WITHIN_MS = 3_600_000;

/**
 * Removes the copies that nobody fetched.
 * @param before only those that were made before this moment; all of them without it
 */
export async function removeLeft(dataDir: string, before = Infinity): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY)) continue;
    const { ctimeMs } = await stat(join(dataDir, name));
    if (ctimeMs >= before) continue;
    // Who copies from it even now finds nothing more, and does not take half of it for the whole.
    const left = join(dataDir, nameOfCopy());
    await rename(join(dataDir, name), left);
    await rm(left, { recursive: true, force: true });
  }
}

/** Leaves a copy of the database in a folder beside it and answers its name; `npm run backup` moves it from there. */
export function backupRoute(
  app: FastifyInstance,
  { db, dataDir, token }: { db: Database; dataDir: string; token: string },
): void {
  const { copyFiles } = db;
  if (!copyFiles) return;
  const tidy = (before?: number): Promise<void> =>
    removeLeft(dataDir, before).catch((error: unknown) =>
      app.log.error({ err: error }, 'old copies of the database could not be removed'),
    );
  app.addHook('onReady', () => tidy());
  app.post(BACKUP_PATH, async (request) => {
    demandOperator(request, token);
    await tidy(Date.now() - FETCHED_WITHIN_MS);
    const name = nameOfCopy();
    await copyFiles(join(dataDir, name));
    return { flag: true, data: name };
  });
}
