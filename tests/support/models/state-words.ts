// What the states of a machine are called: by labels.json, or by the collection whose rows follow it.
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { CollectionName } from '#schemas/types.ts';

export type Words = Record<string, { text: string } | undefined>;

/** The collection whose rows follow the machine with this id. */
export const collectionOf = (id: string): CollectionName | undefined =>
  Object.entries(collectionMachines).find(([, machine]) => machine.id === id)?.[0] as
    | CollectionName
    | undefined;

export function stateWords(id: string): Words {
  const name = collectionOf(id);
  return (name ? collections[name].machine?.states : labels[id as 'booking']) as Words;
}
