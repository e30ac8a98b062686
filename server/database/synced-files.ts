import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncTree } from './sync-tree.ts';

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

/** Copies a directory so that its name stands for the whole of it, on the disk; one that does not fit leaves nothing. */
export async function copyTree(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await cp(from, unfinished, { recursive: true, preserveTimestamps: true });
    await syncTree(unfinished);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await syncTree(dirname(to), { recursive: false });
}
