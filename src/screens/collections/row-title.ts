import { labelIn } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import type { Translate } from '#src/language/i18n.ts';

/** What a row is called on the screen. Its key says nothing to anybody. */
export function rowTitle(name: CollectionName, row: CollectionRow, t: Translate): string {
  const collection = collections[name];
  const title = labelIn(collection, row);
  if (title === '') return t('{{thing}} without a name', { thing: t(collection.singular) });
  return collection.words ? t(title) : title;
}
