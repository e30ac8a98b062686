// The picture that a specified call keeps with a row of a catalogue: it goes with its row, by whichever call that is deleted.
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { iconFolder, removePicture } from '../files/saved-photo.ts';
import type { Storage } from '../files/storage.ts';

export const iconKey = (name: CollectionName, id: string): string => `${name}-${id}`;

export async function removeIcon(storage: Storage, name: CollectionName, row: CollectionRow): Promise<void> {
  const { icon } = row as { icon?: unknown };
  await removePicture(storage, { folder: iconFolder, id: iconKey(name, row._id) }, icon);
}
