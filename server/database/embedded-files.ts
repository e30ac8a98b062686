import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { existsSync, readdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import type { EmbeddedOptions } from './embedded-messages.ts';
import { createDirectory, readTemplate } from './embedded-template.ts';
import { OWN } from './make-directory.ts';
import { SyncedFiles } from './synced-files.ts';

const SYNCED = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
// PGlite's build answers `fdatasync`, the default method, without doing anything.
SYNCED.push('-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on');

const extensions = { pg_trgm };

/** Starts PGlite in memory, or on a directory with every commit synced to the disk as PostgreSQL does. */
export async function startEmbedded({ directory }: EmbeddedOptions): Promise<PGlite> {
  if (!directory) return PGlite.create({ loadDataDir: await readTemplate(), extensions });
  if (!existsSync(directory)) await createDirectory(directory);
  const names = readdirSync(directory);
  // PGlite would begin a new database over what is left of this one.
  if (names.length > 0 && !names.includes('PG_VERSION')) throw new Error(`${directory} lacks PG_VERSION.`);
  // PGlite's files are open to everybody, as if the directory were not; some disks know no rights.
  await chmod(directory, OWN).catch(() => undefined);
  return PGlite.create({ fs: new SyncedFiles(directory), startParams: SYNCED, extensions });
}
