// The files of one uploaded picture: written before the row that names them is committed, taken back when it is not.
import { randomBytes } from 'node:crypto';
import { classifyFailure } from '../database/failures.ts';
import { Refusal } from '../http/refusal.ts';
import type { Photo } from './photo.ts';
import { storageKeyOf, type Storage } from './storage.ts';

/** The folders of pictures that rows of boats name; below each stands a folder for each boat. */
export const boatFolders = { images: 'images/boats', documents: 'private/documents' } as const;

/** Icons of catalogues; below it stands a folder for each row. */
export const iconFolder = 'images/catalogues';

/** Pictures of admins; below it stands a folder for each admin. */
export const adminFolder = 'images/admins';

/** Pictures of rows of collections; below it stands a folder for each admin who sent some. */
export const collectionFolder = 'private/collections';

/** Images of refunds; below it stands a folder for each refund. */
export const refundFolder = 'private/refunds';

const escaped = (letter: string): string => `~${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
const unescaped = (_: string, code: string): string => String.fromCharCode(parseInt(code, 16));

/** A key of any row as the name of a folder. */
export const folderOf = (id: string): string =>
  Buffer.from(id)
    .toString('latin1')
    .replace(/[^\w-]/g, escaped);

/** The key of the row that a folder belongs to. */
export const idOf = (folder: string): string =>
  Buffer.from(folder.replace(/~([\da-f]{2})/g, unescaped), 'latin1').toString();

/** The small version beside a public picture (the client derives the same name); a private one has none. */
export const thumbnailOf = (key: string): string => key.replace(/^(\/?images\/.*)\.webp$/, '$1.thumb.webp');

/** Where a picture belongs: the folder of its kind, the key of its row, and what it shows of that row. */
export interface Place {
  folder: string;
  id: string;
  what: string;
}

/**
 * Removes a picture and its thumbnail if they lie in the folder of their row; another row may name what lies elsewhere.
 * What cannot be removed now is left to the sweeper.
 */
export async function removePicture(
  storage: Storage,
  { folder, id }: Omit<Place, 'what'>,
  address: unknown,
): Promise<void> {
  const key = storageKeyOf(address);
  if (!key?.startsWith(`${folder}/${folderOf(id)}/`)) return;
  await Promise.allSettled([storage.remove(key), storage.remove(thumbnailOf(key))]);
}

// After these nobody knows whether the row was committed: the sweeper looks later.
const isUndecided = (error: unknown): boolean =>
  !(error instanceof Refusal) && ['unsettled', 'unavailable', 'unknown'].includes(classifyFailure(error));

/**
 * Writes a picture under a name that never existed, then makes the change that names it.
 * @param commit stores the address; when it fails, the files are taken back
 */
export async function withSavedPhoto<T>(
  storage: Storage,
  photo: Photo,
  place: Place,
  commit: (address: string) => Promise<T>,
): Promise<T> {
  const key = `${place.folder}/${folderOf(place.id)}/${place.what}-${randomBytes(12).toString('hex')}.webp`;
  const address = `/${key}`;
  try {
    if (thumbnailOf(key) !== key) await storage.put(thumbnailOf(key), photo.thumbnail);
    await storage.put(key, photo.picture);
  } catch (error) {
    // Not waited for: what has not answered once may keep the answer waiting again.
    void removePicture(storage, place, address);
    throw error;
  }
  return commit(address).catch(async (error: unknown) => {
    if (!isUndecided(error)) await removePicture(storage, place, address);
    throw error;
  });
}
