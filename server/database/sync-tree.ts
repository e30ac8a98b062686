import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a directory and, unless told otherwise, everything below it. */
export async function syncTree(directory: string, { recursive = true } = {}): Promise<void> {
  const entries = recursive ? await readdir(directory, { recursive: true }) : [];
  for (const entry of [...entries, '.']) {
    // Windows opens no directory; its file system keeps names without being asked.
    const file = await open(join(directory, entry), 'r').catch(() => undefined);
    await file?.sync().catch(() => undefined);
    await file?.close();
  }
}
