import { PGlite } from '@electric-sql/pglite';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/quarterdeck', import.meta.url));

/** A dump of an empty embedded database, kept per version of PGlite: a new one starts from it in a third of the time. */
export async function readTemplate(): Promise<Blob> {
  const path = join(cache, `pglite-${await findVersion()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const lite = await PGlite.create();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    // Where nothing may be written it is made anew each time.
    await keep(path, Buffer.from(await dump.arrayBuffer())).catch(() => undefined);
    return dump;
  }
}

/** A file under its own name is whole, also while several processes make it. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

async function findVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  return version;
}
