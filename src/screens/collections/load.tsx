// Loads what the screen of a collection is drawn from, and gives the screen.
import type { ComponentType } from 'react';
import type { CollectionName } from '#schemas/types.ts';
import { loadParts, useParts } from '#src/stores/collection-parts.ts';
import { Collection } from './screen.tsx';

const screens = new Map<CollectionName, ComponentType>();

/** The screen of a collection. */
export async function loadCollection(name: CollectionName): Promise<ComponentType> {
  const known = screens.get(name);
  if (known) return known;
  await loadParts(name);
  const Screen = () => {
    const parts = useParts(name);
    return parts && <Collection name={name} {...parts} />;
  };
  screens.set(name, Screen);
  return Screen;
}
