import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/quarterdeck', import.meta.url));

/** A dump of an empty embedded database, made once per version of PGlite: starting from it is ten times as fast. */
export async function findEmbeddedTemplate(): Promise<string> {
  const path = join(cache, `pglite-${await findVersion()}.tar`);
  if (existsSync(path)) return path;
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await mkdir(cache, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return path;
}

async function findVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  return version;
}
