import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a directory, by its path from there; empty when there is no directory. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
}

/** Every picture that a server keeps in its data directory. */
export async function picturesIn(dataDir: string): Promise<string[]> {
  return (await filesBelow(dataDir)).filter((file) => /^(images|private)\b/.test(file));
}
