import { randomUUID } from 'node:crypto';
import pg from 'pg';
import sql from 'sql-template-tag';
import { describe, inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';

export interface Engine {
  name: Database['engine'];
  /** A database of one's own with empty tables; close it when done. */
  open: () => Promise<Database>;
  /** Why this engine cannot be tested here. */
  skip?: string;
}

const postgresqlUrl = inject('postgresqlUrl');

/** Both engines; `skip` is set on PostgreSQL where it is not installed. */
export const engines: Engine[] = [
  { name: 'embedded', open: openEmbeddedCopy },
  {
    name: 'postgresql',
    open: openPostgresqlCopy,
    ...(postgresqlUrl ? {} : { skip: 'PostgreSQL is not installed' }),
  },
];

/** A suite that runs once on each engine, and says so where it is skipped. */
export function describeEngines(title: string, body: (engine: Engine) => void): void {
  for (const engine of engines) {
    const reason = engine.skip ? ` (skipped: ${engine.skip})` : '';
    describe.skipIf(engine.skip)(`${title} · ${engine.name}${reason}`, () => body(engine));
  }
}

/** A suite about what lies before any database, or does the same to each: it runs once, on the quickest that is there. */
export function describeServer(title: string, body: (engine: Engine) => void): void {
  const quickest = engines.findLast(({ skip }) => skip === undefined);
  describe(title, () => body(quickest as Engine));
}

// Starting an embedded database takes half a second, emptying one some milliseconds: a closed one is used again, by
// the next test file too. It lives in memory and ends with the process.
let spare: Database | undefined;
let ownTables: string[] = [];

async function openEmbeddedCopy(): Promise<Database> {
  const database = spare ?? (await startEmbedded());
  spare = undefined;
  const close = async (): Promise<void> => {
    if (spare) return database.close();
    await empty(database);
    spare = database;
  };
  return { ...database, close };
}

async function startEmbedded(): Promise<Database> {
  const database = await openEmbedded();
  await migrate(database);
  ownTables = await listTables(database);
  return database;
}

async function empty(database: Database): Promise<void> {
  const tables = await listTables(database);
  const foreign = tables.filter((table) => !ownTables.includes(table));
  if (foreign.length > 0) await database.script(`drop table ${foreign.join(', ')} cascade`);
  const filled = ownTables.filter((table) => table !== 'quarterdeck_migrations');
  await database.script(`truncate ${filled.join(', ')} restart identity cascade`);
}

async function listTables(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function openPostgresqlCopy(): Promise<Database> {
  if (!postgresqlUrl) throw new Error('PostgreSQL is not installed.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template postgres`);
  const url = new URL(postgresqlUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  const close = async (): Promise<void> => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { ...database, close };
}

/** From another database: one that is copied must have no connection. */
async function administer(statement: string): Promise<void> {
  if (!postgresqlUrl) return;
  const url = new URL(postgresqlUrl);
  url.pathname = '/template1';
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(statement);
  await client.end();
}
