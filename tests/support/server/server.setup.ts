import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { copySchemas } from '../project/copied-schemas.ts';
import { startPostgresql } from './postgresql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a database with empty tables that tests copy; `null` where PostgreSQL is not installed. */
    postgresqlUrl: string | null;
    /** What servers under test write lies below it, and a copy of `schemas/` that all may read. It is removed after them. */
    serverFolder: string;
  }
}

/** Prepares once what all server tests need: PostgreSQL, and a folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-servers-'));
  await copySchemas(folder);
  project.provide('serverFolder', folder);
  const server = await startPostgresql();
  project.provide('postgresqlUrl', server?.url ?? null);
  if (server) {
    const database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
    await migrate(database);
    await database.close();
  }
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
