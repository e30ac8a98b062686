/** The demo's pictures: the files of `pictures/`, which stand there as they do in the storage. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Storage } from '../files/storage.ts';
import type { BoatTypeName } from './models.ts';

export type BoatImage = Record<'cover' | 'photo2' | 'photo3' | 'cover4' | 'cover5', string>;
export type DocImage = Record<'navigation' | 'authorization', string>;

const FOLDER = join(import.meta.dirname, 'pictures');
const AT_ONCE = 8;
/** The boats of a type are painted in two ways by turns; those painted alike share all pictures but the cover. */
const PAINTS = 2;
const PAPERS = 3;
const RECEIPTS = 4;

const turn = (nth: number, count: number): number => (nth % count) + 1;

/** @param nth counts the boats of the type, from 0 */
export function boatPictures(type: BoatTypeName, nth: number): BoatImage {
  const folder = `/images/demo/${type.toLowerCase().replaceAll(' ', '-')}`;
  const shared = (slot: keyof BoatImage) => `${folder}/${slot}-${turn(nth, PAINTS)}.webp`;
  return {
    cover: `${folder}/cover-${nth + 1}.webp`,
    photo2: shared('photo2'),
    photo3: shared('photo3'),
    cover4: shared('cover4'),
    cover5: shared('cover5'),
  };
}

/** Nobody compares the papers of two boats: a few are enough for all. */
export function boatPapers(nth: number): DocImage {
  const paper = (document: keyof DocImage) => `/private/demo/papers/${document}-${turn(nth, PAPERS)}.webp`;
  return { navigation: paper('navigation'), authorization: paper('authorization') };
}

export const avatarPicture = (userId: number): string => `/images/demo/avatars/${userId}.webp`;

export const receiptPicture = (nth: number): string => `/private/demo/receipts/${turn(nth, RECEIPTS)}.webp`;

/** Brings the files, with the thumbnails beside them, to where the server reads pictures from. */
export async function copyPictures(storage: Pick<Storage, 'put'>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const names = await readdir(FOLDER, { recursive: true });
  const files = names.filter((name) => name.endsWith('.webp'));
  await limit.map(files, async (name) =>
    storage.put(name.replaceAll('\\', '/'), await readFile(join(FOLDER, name))),
  );
}
