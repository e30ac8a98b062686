import { labelIn } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import type { Translate } from '#src/language/i18n.ts';

/** What a row is called on the screen. Its key says nothing to anybody. */
export const rowTitle = (name: CollectionName, row: CollectionRow, t: Translate): string =>
  labelIn(collections[name], row) || t('{{thing}} without a name', { thing: t(collections[name].singular) });
