import { NodeFS } from '@electric-sql/pglite/nodefs';
import { cpSync, fsyncSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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

/** Makes a directory whose name stands for the whole of it, on the disk; one that breaks off leaves nothing. */
export async function makeTree(
  directory: string,
  make: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await make(unfinished);
    await syncTree(unfinished);
    await rename(unfinished, directory);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await syncTree(dirname(directory), { recursive: false });
}

// At once: nothing else is done meanwhile, and many small files take a fifth of the time. File by file, as with any filter: the
// copy of a whole directory ends the process where a folder cannot be made, from Node 22 on, and gives a full disk another code.
export const copyTree = (from: string, to: string): Promise<void> =>
  makeTree(to, (unfinished) =>
    cpSync(from, unfinished, { recursive: true, preserveTimestamps: true, filter: () => true }),
  );
