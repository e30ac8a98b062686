import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/** PGlite's directory on the disk, with the `fsync` that its file system leaves out. */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    preRun.push((engine: { NODEFS?: NodeFiles }) => {
      const files = engine.NODEFS;
      if (!files) throw new Error('This PGlite has no file system to sync.');
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

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
