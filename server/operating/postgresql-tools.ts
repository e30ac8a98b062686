// PostgreSQL's own tools, as its manual says; the connection goes by the environment, which no list of processes shows.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDatabase } from '../database/open.ts';
import { variablesOf } from '../database/postgresql-variables.ts';
import { StartError } from '../env.ts';
import { hasTables } from './queries.ts';

const run = promisify(execFile);

/** What a DBA has made belongs to that place: who owns what, rights, the comments of extensions. */
const RESTORABLE = ['--no-owner', '--no-privileges', '--no-comments'];

async function runTool(tool: string, databaseUrl: string, options: string[]): Promise<void> {
  const own = variablesOf(databaseUrl);
  const env = { ...process.env, ...own };
  await run(tool, [`--dbname=${own.PGDATABASE}`, '--no-password', ...options], { env }).catch(
    (cause: unknown) => {
      const { code, stderr = '' } = cause as { code?: unknown; stderr?: string };
      const reason = code === 'ENOENT' ? "install PostgreSQL's client programs" : stderr.trim();
      throw new StartError(`${tool} did not work: ${reason}`, { cause });
    },
  );
}

export const dump = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, ['--format=custom', ...RESTORABLE, `--file=${file}`]);

export const undump = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', ...RESTORABLE, file]);

export async function isUsed(databaseUrl: string): Promise<boolean> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await hasTables(db);
  } finally {
    await db.close();
  }
}
