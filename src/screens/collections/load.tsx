// Loads what the screen of a collection is drawn from: its form, its list and its machine.
import type { ComponentType } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { collectionParts } from '#schemas/generated/collection-screens.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { CollectionName, Forms } from '#schemas/types.ts';
import { Collection, type CollectionProps } from './screen.tsx';

type Parts = Omit<CollectionProps, 'name'>;

const loaded = proxy<Partial<Record<CollectionName, Parts>>>({});
const screens = new Map<CollectionName, ComponentType>();

async function loadParts(name: CollectionName, load = collectionParts[name]): Promise<void> {
  const [{ definition: form }, { definition: table }, machine, stepForms] = await load();
  const status = machine && { machine, forms: new Map<string, FormDefinition<keyof Forms>>(stepForms) };
  loaded[name] = ref({ form, table, status });
}

/** The screen of a collection. */
export async function loadCollection(name: CollectionName): Promise<ComponentType> {
  const known = screens.get(name);
  if (known) return known;
  await loadParts(name);
  const Screen = () => {
    const parts = useSnapshot(loaded)[name] as Parts | undefined;
    return parts && <Collection name={name} {...parts} />;
  };
  screens.set(name, Screen);
  return Screen;
}

// While it is developed, a screen that is open takes what was saved.
import.meta.hot?.accept('#schemas/generated/collection-screens.ts', (module) => {
  const saved = module?.['collectionParts'] as typeof collectionParts | undefined;
  for (const name of screens.keys()) void loadParts(name, saved?.[name]);
});
