// Remembers from which inputs something was made, so that a second start makes nothing again.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';

/** A hash over names and contents of the given files and folders; one that does not exist counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

export function isFresh(name, hash) {
  try {
    return readFileSync(join(cache, name), 'utf8') === hash;
  } catch {
    return false;
  }
}

export function remember(name, hash) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), hash);
}

/** Called before the work starts: a half-made result must not look fresh. */
export function forget(name) {
  rmSync(join(cache, name), { force: true });
}
