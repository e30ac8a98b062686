// The forms that collections have: of their rows, and of the steps of their machines.
import { stepsOf } from '#schemas/collections.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import type { CollectionName, Forms } from '#schemas/types.ts';

export const formsOfCollection = (name: CollectionName): (keyof Forms)[] => [
  collections[name].form,
  ...stepsOf(collections[name]).flatMap(([, { form = [] }]) => form),
];

export const collectionForms = collectionNames.flatMap(formsOfCollection);
