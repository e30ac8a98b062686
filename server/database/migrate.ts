import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { raw } from 'sql-template-tag';
import { StartError } from '../env.ts';
import type { Database, Query } from './database.ts';
import { takeTurn } from './turns.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the tables up to date: each `migrations/NNN.do.<title>.sql` once, in order, in a transaction of its own. Instances
 * that start together take turns. Throws when an applied file was edited, or when the database is newer than the program.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<void> {
  let isBehind = true;
  while (isBehind) isBehind = await database.transaction((tx) => applyNext(tx, folder), true);
}

/** Applies the first pending migration; `true` when there may be another. */
async function applyNext(tx: Query, folder: string): Promise<boolean> {
  await takeTurn(tx, 'migrations');
  const runner = new Postgrator({
    driver: 'pg',
    migrationPattern: `${asPattern(folder)}/*.do.*.sql`,
    newline: 'LF',
    schemaTable: 'quarterdeck_migrations',
    execQuery: async (text) => ({ rows: await tx.query(raw(text)) }),
    execSqlScript: (text) => tx.script(text),
  });
  const pending = await runner.getMigrations();
  const applied = await runner.getDatabaseVersion();
  const versions = pending.map(({ version }) => version).sort((a, b) => a - b);
  const last = versions.at(-1);
  if (last === undefined) throw new StartError(`There are no migrations in ${folder}.`);
  if (applied > last)
    throw new StartError(
      `The database was written by a newer Quarterdeck (migration ${applied}, known ${last}).`,
    );
  const next = versions.find((version) => version > applied) ?? last;
  const done = await runner.migrate(String(next));
  return done.length > 0;
}

/** Brackets and the like in the path of a checkout are no wildcards. */
function asPattern(folder: string): string {
  return folder
    .split(sep)
    .join('/')
    .replace(/[?*()[\]{}]/g, '[$&]');
}
