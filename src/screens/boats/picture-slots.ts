// Where a boat's pictures are. Our server keeps a small version beside each; another server's are used as they are.
import pictureSlots from '#schemas/picture-slots.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';

/** The thumbnail of one of our pictures, the picture itself otherwise. */
export const thumbnailOf = (url: string): string => url.replace(/(\/images\/[^?]+)\.webp$/, '$1.thumb.webp');

/** The picture that a boat is known by, small; nothing where it has none. */
export function coverOf({ coverImage, boatImage }: Boat): { src?: string } {
  const src = imageUrl(coverImage) ?? imageUrl(boatImage?.cover);
  return src ? { src: thumbnailOf(src) } : {};
}

export interface PictureSlot {
  /** As it is uploaded (§7). */
  slot: string;
  /** English. */
  title: string;
  /** Path of the stored picture, if there is one. */
  path: string | undefined;
}

/** The slots of a boat in their order, with what is stored in each (§3: the last two under other names). */
export function slotsOf({ boatImage }: Boat): PictureSlot[] {
  const stored = new Map<string, unknown>(Object.entries(boatImage ?? {}));
  return pictureSlots.slots.map(({ slot, key, title }) => {
    const path = stored.get(key) ?? stored.get(slot);
    return { slot, title, path: typeof path === 'string' && path !== '' ? path : undefined };
  });
}
