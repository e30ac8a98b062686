import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree, makeTree } from './synced-files.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/quarterdeck', import.meta.url));

/** A dump of an empty embedded database, kept per version of PGlite: one in memory starts from it in a third of the time. */
export async function readTemplate(): Promise<Blob> {
  const path = `${await findKept()}.tar`;
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const lite = await PGlite.create();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    const bytes = Buffer.from(await dump.arrayBuffer());
    // Where nothing may be written it is made anew each time.
    await keep(path, (unfinished) => writeFile(unfinished, bytes)).catch(() => undefined);
    return dump;
  }
}

/** Makes an empty embedded database in a directory: a copy of one that is kept, made in a tenth of the time. */
export async function createDirectory(directory: string): Promise<void> {
  const kept = await findKept();
  // Where nothing may be written beside the program there is none.
  if (!existsSync(kept)) await keep(kept, (unfinished) => makeTree(unfinished, fill)).catch(() => undefined);
  await copyTree(kept, directory).catch(() => makeTree(directory, fill));
}

async function fill(directory: string): Promise<void> {
  const lite = await PGlite.create({ dataDir: directory });
  await lite.close();
}

/** What has its own name is whole, also while several processes make it. */
async function keep(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await make(unfinished);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function findKept(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  return join(cache, `pglite-${version}`);
}
