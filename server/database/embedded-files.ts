import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmbeddedOptions } from './embedded-messages.ts';
import { readTemplate } from './embedded-template.ts';
import { syncTree } from './sync-tree.ts';
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
  return startOn(directory);
}

/** A directory under its own name is complete: it is made and synced under another, then renamed. */
async function createDirectory(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const lite = await startOn(unfinished, await readTemplate());
  await lite.close();
  await syncTree(unfinished);
  await rename(unfinished, directory);
  await syncTree(dirname(directory), { recursive: false });
}

async function startOn(directory: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedFiles(directory), startParams: SYNCED, loadDataDir, extensions });
}
