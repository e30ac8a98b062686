// A collection that was added is translated whole, or not yet.
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { formsOfCollection } from '#tests/support/documents/collection-forms.ts';

const names = collectionNames;

/** Whether a file must be translated into a language that has these texts. */
export function isBegun(file: string, texts: Readonly<Record<string, string>>): boolean {
  const isOf = (name: CollectionName): boolean =>
    [name, ...formsOfCollection(name)].some((one) =>
      new RegExp(`/(collections|forms|tables)/${one}\\.\\w+\\.json$`).test(file),
    );
  const name = names.find(isOf);
  return name === undefined || collections[name].title in texts;
}
