import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { codeOf } from './failures.ts';

/** What a disk says that has not kept what it was given. */
const LOST = ['EIO', 'ENOSPC', 'EDQUOT'];
/** A disk that is asked for several files at once writes its own log once for them. */
const AT_ONCE = 16;

/** Windows opens no directory, and some file systems sync none: they keep names without being asked. */
function unlessLost(error: unknown): undefined {
  if (LOST.includes(codeOf(error))) throw error;
}

async function sync(file: FileHandle): Promise<void> {
  try {
    await file.sync().catch(unlessLost);
  } finally {
    await file.close();
  }
}

/**
 * Syncs a directory and, unless told otherwise, everything below it.
 * @throws the error of a disk that is full or broken
 */
export async function syncTree(directory: string, { recursive = true } = {}): Promise<void> {
  const entries = recursive ? await readdir(directory, { recursive: true }) : [];
  await pLimit(AT_ONCE).map([...entries, '.'], async (entry) => {
    const file = await open(join(directory, entry), 'r').catch(unlessLost);
    if (file) await sync(file);
  });
}
