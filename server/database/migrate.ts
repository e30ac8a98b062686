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
  const apply = (isFirst: boolean): Promise<boolean> =>
    database.transaction((tx) => applyNext(tx, folder, isFirst), true);
  let isBehind = await apply(true);
  while (isBehind) isBehind = await apply(false);
}

/**
 * Applies the first pending migration; `true` when there may be another. The files of those applied before are compared first
 * and last: with each of many, that takes longer than applying them.
 */
async function applyNext(tx: Query, folder: string, isFirst: boolean): Promise<boolean> {
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
  if (pending.length === 0) throw new StartError(`There are no migrations in ${folder}.`);
  const last = Math.max(...pending.map(({ version }) => version));
  if (applied > last)
    throw new StartError(
      `The database was written by a newer Quarterdeck (migration ${applied}, known ${last}).`,
    );
  const [next] = runner.getRunnableMigrations(applied, last);
  const done =
    isFirst || !next
      ? await runner.migrate(String(next?.version ?? last))
      : await runner.runMigrations([next]);
  return done.length > 0;
}

/** Brackets and the like in the path of a checkout are no wildcards. */
function asPattern(folder: string): string {
  return folder
    .split(sep)
    .join('/')
    .replace(/[?*()[\]{}]/g, '[$&]');
}
