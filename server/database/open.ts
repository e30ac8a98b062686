import { join } from 'node:path';
import sql from 'sql-template-tag';
import { StartError } from '../env.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { codeOf, isLostConnection } from './failures.ts';
import { lockDirectory } from './lock.ts';
import { connectPostgresql } from './postgresql.ts';

const IN_MEMORY = ':memory:';

/**
 * Opens the PostgreSQL server of `databaseUrl`, or else the embedded database in `dataDir` (`:memory:` keeps nothing).
 * Throws a `StartError` when the server does not answer, the directory belongs to another process
 * or its files are damaged.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (options.databaseUrl) return openPostgresql(options.databaseUrl);
  if (options.dataDir === IN_MEMORY) return openEmbedded();
  const release = await lockDirectory(options.dataDir);
  try {
    const database = await openEmbedded({ directory: join(options.dataDir, 'database') });
    return {
      ...database,
      close: async () => {
        try {
          await database.close();
        } finally {
          await release();
        }
      },
    };
  } catch (error) {
    await release();
    if (!isLostConnection(error)) throw error;
    throw new StartError(
      `The database in ${options.dataDir} does not start: its disk is full, or its files are damaged. Make room, or restore a backup into another directory and set DATA_DIR to that.`,
      { cause: error },
    );
  }
}

/** The first version that has the functions our tables are made of. */
const OLDEST_POSTGRESQL = 14;

/** @throws StartError for a version that cannot make our tables */
export function demandNew(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST_POSTGRESQL)
    throw new StartError(
      `The PostgreSQL server of DATABASE_URL is of version ${version}. Quarterdeck needs ${OLDEST_POSTGRESQL} or newer.`,
    );
}

/** Of one with SQL_ASCII the letters are kept as they come, and the start says what it lacks. */
const ENCODINGS = ['UTF8', 'SQL_ASCII'];

/** @throws StartError for an encoding that lacks letters which rows have */
function demandLetters(encoding: string): void {
  if (!ENCODINGS.includes(encoding))
    throw new StartError(
      `The database of DATABASE_URL has the encoding ${encoding}, which lacks letters that are stored. Make it anew with the encoding UTF8.`,
    );
}

/** What the driver says where the server asks for a password. */
const NO_PASSWORD = /client password must be/;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return codeOf(error);
  if (NO_PASSWORD.test(error.message)) return 'it asks for a password, and the address has none';
  return error.message.replace(/\.$/, '');
}

async function openPostgresql(databaseUrl: string): Promise<Database> {
  const database = connectPostgresql(databaseUrl);
  try {
    const [found] = await database.query<{ version: string; encoding: string }>(sql`
      select current_setting('server_version') as version, current_setting('server_encoding') as encoding`);
    if (found) {
      demandNew(found.version);
      demandLetters(found.encoding);
    }
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
