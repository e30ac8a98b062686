import pLimit from 'p-limit';
import sharp from 'sharp';
import limits from '#schemas/limits.json' with { type: 'json' };
import { thumbnailOf } from '../storage/saved-photo.ts';
import type { Storage } from '../storage/storage.ts';
import { drawAerial } from './draw-aerial.ts';
import { drawAnchorage } from './draw-anchorage.ts';
import { drawAvatar } from './draw-avatar.ts';
import { boatKinds, type BoatTypeName } from './draw-boat.ts';
import { drawCabin } from './draw-cabin.ts';
import type { CoastName } from './draw-coast.ts';
import { drawCover, type Scene } from './draw-cover.ts';
import { drawDeck } from './draw-deck.ts';
import { drawDocument } from './draw-document.ts';
import { drawMarina } from './draw-marina.ts';
import { type Light, type LightName, lights } from './lights.ts';
import { pickLivery } from './liveries.ts';
import { createRandom } from './random.ts';

/** What of a boat can be seen. */
export interface BoatLook {
  id: number;
  type: BoatTypeName;
  coast: CoastName;
}

/** One drawing, the files below its root that it fills, and whether each gets a thumbnail beside it. */
export interface Picture {
  root: 'images' | 'private';
  files: readonly string[];
  draw: () => string;
  hasThumbnail: boolean;
}

export type Keeper = Pick<Storage, 'put'>;

const PICTURES_AT_ONCE = 4;
const PAPERS = 8;
const THUMBNAIL = { width: limits.upload.thumbnailWidth, height: limits.upload.thumbnailHeight };
const LIGHT_NAMES = Object.keys(lights) as LightName[];

/** The five pictures of a boat by the key they are stored under (§3: the last two are cover4 and cover5). */
export function boatPictures(look: BoatLook): Picture[] {
  const seed = `boat-${look.id}`;
  const livery = pickLivery(createRandom(`${seed}/livery`));
  // By night an open boat has no lit windows to be seen by.
  const names = boatKinds[look.type].hasCabin ? LIGHT_NAMES : LIGHT_NAMES.filter((name) => name !== 'night');
  const light = (shift: number): Light => lights[names[(look.id * 3 + shift) % names.length] ?? 'noon'];
  const scene = (shift: number): Scene => ({
    seed,
    type: look.type,
    livery,
    light: light(shift),
    coast: look.coast,
  });
  const drawings = {
    cover: () => drawCover(scene(0)),
    photo2: () => drawAnchorage(scene(3)),
    photo3: () => drawDeck(scene(1)),
    cover4: () => (boatKinds[look.type].hasCabin ? drawCabin(scene(5)) : drawMarina(scene(6))),
    cover5: () => drawAerial(scene(0)),
  };
  return Object.entries(drawings).map(([slot, draw]) => ({
    root: 'images',
    files: [`boats/${look.id}/${slot}.webp`],
    draw,
    hasThumbnail: true,
  }));
}

export const avatarPicture = (userId: number): Picture => ({
  root: 'images',
  files: [`avatars/${userId}.webp`],
  draw: () => drawAvatar(`user-${userId}`),
  hasThumbnail: false,
});

/** The papers of all boats: a paper is drawn once for every few boats, nobody compares them. */
export function documentPictures(boatIds: readonly number[]): Picture[] {
  return (['navigation', 'authorization'] as const).flatMap((name) =>
    Array.from({ length: Math.min(PAPERS, boatIds.length) }, (_, paper) => ({
      root: 'private' as const,
      files: boatIds
        .filter((_id, index) => index % PAPERS === paper)
        .map((id) => `documents/${id}/${name}.webp`),
      draw: () => drawDocument(name, `paper-${paper}`),
      hasThumbnail: false,
    })),
  );
}

async function writePicture({ root, files, draw, hasThumbnail }: Picture, { put }: Keeper): Promise<void> {
  const keys = files.map((file) => `${root}/${file}`);
  const drawn = sharp(Buffer.from(draw())).removeAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const look = hasThumbnail ? { quality: 72, effort: 1 } : { quality: 64, effort: 3 };
  const picture = await pixels().webp(look).toBuffer();
  for (const key of keys) await put(key, picture);
  if (!hasThumbnail) return;
  const thumbnail = await pixels().resize(THUMBNAIL).webp({ quality: 70, effort: 1 }).toBuffer();
  for (const key of keys) await put(thumbnailOf(key), thumbnail);
}

/** Draws the pictures and keeps them; `onProgress` hears of each one finished. */
export async function writePictures(
  pictures: readonly Picture[],
  keeper: Keeper,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const limit = pLimit(PICTURES_AT_ONCE);
  let done = 0;
  const work = pictures.map((picture) =>
    limit(async () => {
      await writePicture(picture, keeper);
      onProgress(++done, pictures.length);
    }),
  );
  await Promise.all(work);
}
