// What a field may refer to with `lookup` beside the catalogues: rows of the marketplace's own nouns and of collections. They are
// too many to be listed, so they are searched.
import { permissionOf } from './collections.ts';
import { collections } from './generated/collections.ts';
import { isNoun, nouns } from './nouns.ts';
import type { CatalogueName, CollectionName, Permission, PicturedName } from './types.ts';

/** Whether a list is a collection, which only some servers have. */
export const isCollection = (list: string): boolean => Object.hasOwn(collections, list);

/** Whether a list is a catalogue: short enough to be shown whole. */
export const isCatalogue = (list: string): list is CatalogueName =>
  isCollection(list) && collections[list as CollectionName].catalogue === true;

/** Whether pictures can be sent for the rows of a collection. */
export const isPictured = (name: CollectionName): name is PicturedName => collections[name].pictured === true;

/** Whether the rows of a list are searched, and not shown whole. */
export const isReference = (list: string): boolean =>
  isNoun(list) || (isCollection(list) && !isCatalogue(list));

/** The right to see what may be referred to; `undefined` where nothing is called so. */
export function permissionToRefer(list: string): Permission | undefined {
  if (isNoun(list)) return nouns[list];
  return isCollection(list) ? (permissionOf(list, 'read') as Permission) : undefined;
}
