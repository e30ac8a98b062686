// Pictures in a directory: written under another name, synced, renamed, and the directory synced.
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../database/failures.ts';
import { OWN } from '../database/make-directory.ts';
import { syncTree } from '../database/sync-tree.ts';
import { typeOf, type Storage, type StoredFile, type StoredName } from './storage.ts';

const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

const unlessAbsent = (error: unknown): undefined => {
  if (ABSENT.includes(codeOf(error))) return undefined;
  throw error;
};

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function read(path: string, type: string): Promise<StoredFile | undefined> {
  const file = await open(path, constants.O_RDONLY).catch(unlessAbsent);
  const found = await file?.stat();
  if (!file || !found?.isFile()) {
    await file?.close();
    return undefined;
  }
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  return { stream: file.createReadStream(), type, size: found.size, modified: found.mtime, tag };
}

/** Papers are for this account alone, also where an older version left their folder open; some disks know no rights. */
export const closePrivate = (dataDir: string): Promise<void> =>
  chmod(join(dataDir, 'private'), OWN).catch(() => undefined);

/** @param dataDir the directory that holds `images/` and `private/` */
export function openLocal(dataDir: string): Storage {
  const root = resolve(dataDir);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new RangeError('A picture lies outside its directory.');
    return path;
  };

  // Folders whose names in the ones above them are known to be synced, by whoever made them.
  const synced = new Set<string>();

  async function makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true, mode: OWN });
    if (first !== undefined) for (const known of synced) if (known.startsWith(first)) synced.delete(known);
    for (let made = folder; made !== root; made = dirname(made)) {
      if (synced.has(made)) continue;
      await syncTree(dirname(made), { recursive: false });
      synced.add(made);
    }
  }

  async function* list(folder: string): AsyncIterable<StoredName> {
    const path = pathOf(folder);
    for (const entry of (await readdir(path, { withFileTypes: true }).catch(unlessAbsent)) ?? []) {
      const below = join(path, entry.name);
      const key = relative(root, below).split(sep).join('/');
      if (entry.isDirectory()) yield* list(key);
      if (!entry.isFile()) continue;
      const found = await stat(below).catch(unlessAbsent);
      if (found) yield { key, modified: found.mtime };
    }
  }

  return {
    list,
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
      await makeFolder(dirname(path));
      try {
        await writeSynced(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncTree(dirname(path), { recursive: false });
    },
    async read(key) {
      const type = typeOf(key);
      return type === undefined ? undefined : read(pathOf(key), type);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
