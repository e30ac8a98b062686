// PostgreSQL's own tools, as its manual says; the password goes by the environment, which no list of processes shows.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connectPostgresql } from '../database/postgresql.ts';
import { StartError } from '../env.ts';
import { hasTables } from './queries.ts';

const run = promisify(execFile);

async function runTool(tool: string, databaseUrl: string, options: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  await run(tool, [`--dbname=${url.href}`, '--no-password', ...options], { env }).catch((cause: unknown) => {
    const { code, stderr = '' } = cause as { code?: unknown; stderr?: string };
    const reason = code === 'ENOENT' ? "install PostgreSQL's client programs" : stderr.trim();
    throw new StartError(`${tool} did not work: ${reason}`, { cause });
  });
}

export const dump = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${file}`]);

export const undump = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', '--no-owner', file]);

export async function isUsed(databaseUrl: string): Promise<boolean> {
  const db = connectPostgresql(databaseUrl);
  try {
    return await hasTables(db);
  } finally {
    await db.close();
  }
}
