// The lists that somebody may add to while a form chooses from them.
import { collections } from '#schemas/generated/collections.ts';
import type { CatalogueName, LookupName } from '#schemas/types.ts';
import { editableCatalogues, saveCall } from '#src/stores/catalogues.ts';
import { refusal } from '#src/stores/refusals.ts';

export interface OpenList {
  list: CatalogueName;
  /** What a row is, to be translated. */
  noun: string;
}

/** Nothing where its rows are not the admin's to add. */
export function openListOf(name: LookupName): OpenList | undefined {
  const list = editableCatalogues.find((one) => one === name);
  if (list === undefined || refusal(saveCall(list).permission) !== undefined) return undefined;
  return { list, noun: collections[list].singular };
}
