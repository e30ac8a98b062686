// The files of the embedded database are this process's own: while it runs, only it can copy them.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { demandOperator } from './operator.ts';

export const BACKUP_PATH = '/operator/backup';

/** Where a running server leaves the copy of its database; `npm run backup` takes it from there. */
export const copyIn = (dataDir: string): string => join(dataDir, 'database.copy');

export function backupRoute(
  app: FastifyInstance,
  { db, dataDir, token }: { db: Database; dataDir: string; token: string },
): void {
  const { copyFiles } = db;
  if (!copyFiles) return;
  app.post(BACKUP_PATH, async (request) => {
    demandOperator(request, token);
    await rm(copyIn(dataDir), { recursive: true, force: true });
    await copyFiles(copyIn(dataDir));
    return { flag: true };
  });
}
