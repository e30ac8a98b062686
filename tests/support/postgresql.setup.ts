import type { TestProject } from 'vitest/node';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { startPostgresql } from './postgresql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a database with empty tables that tests copy; `null` where PostgreSQL is not installed. */
    postgresqlUrl: string | null;
  }
}

/** Starts PostgreSQL once for all server tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql();
  project.provide('postgresqlUrl', server?.url ?? null);
  if (!server) return async () => undefined;
  const database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
  await migrate(database);
  await database.close();
  return () => server.stop();
}
