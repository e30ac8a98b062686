// Loads what the screen of a collection is drawn from, and gives the screen.
import type { CollectionName } from '#schemas/types.ts';
import type { Screen } from '#src/app/screen.ts';
import { loadParts, useParts } from '#src/stores/collection-parts.ts';
import { collectionStore } from '#src/stores/collections.ts';
import { offers } from '#src/stores/meta.ts';
import { Collection } from './screen.tsx';

const screens = new Map<CollectionName, Screen>();

/** The screen of a collection. */
export async function loadCollection(name: CollectionName): Promise<Screen> {
  const known = screens.get(name);
  if (known) return known;
  const { table } = await loadParts(name);
  const Shown: Screen = () => {
    const parts = useParts(name);
    return parts && <Collection name={name} {...parts} />;
  };
  Shown.begin = async () => {
    if (await offers('collections')) await collectionStore(name, table).list.begin();
  };
  screens.set(name, Shown);
  return Shown;
}
