// Pictures as properties of rows of collections: private, each put away below the key of whoever sent it, before any row names it.
import { isPicture } from '#schemas/collections.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { pathOf } from '#schemas/paths.ts';
import type { Admin, CollectionName } from '#schemas/types.ts';
import { hintsIn } from '../access/entity-forms.ts';
import type { Query } from '../database/database.ts';
import { isNameable } from '../files/lifetime.ts';
import { collectionFolder, folderOf } from '../files/saved-photo.ts';
import type { Storage } from '../files/storage.ts';
import { Refusal } from '../http/refusal.ts';
import { holdNaming } from './picture-queries.ts';

const address = `/${collectionFolder}/[\\w~-]+/picture-[\\da-f]{24}\\.webp`;
const isAddress = new RegExp(`^${address}$`);
const isLink = new RegExp(`^(${address})\\?[\\w=&-]*$`);
// A quotation mark behind a backslash stands in a text that somebody has written.
const inJson = new RegExp(`(?<!\\\\)"(${address})"`, 'g');

/** Whether a value is a picture that was sent for a row of a collection. */
export const isCollectionPicture = (value: unknown): boolean =>
  typeof value === 'string' && isAddress.test(value);

/** A row, or JSON text of rows, as it is answered: its pictures open for a while. */
export const withPictureLinks = (text: string, signLink: (path: string) => string): string =>
  text.replace(inJson, (_, path: string) => JSON.stringify(signLink(path)));

export const rowWithLinks = <Row>(row: Row, signLink: (path: string) => string): Row =>
  JSON.parse(withPictureLinks(JSON.stringify(row), signLink)) as Row;

const isPictureField = (name: string, path: readonly string[]): boolean =>
  hintsIn(name, path).some(isPicture);

const { noPicture } = messages.refusal;
const { pictureGone } = serverMessages.refusal;

const refusalAt = (path: string, text: string): Refusal =>
  new Refusal(422, path, text, {}, { errors: { [path]: text } });

/** What was sent, as it is stored. */
export interface Addressed<T> {
  sent: T;
  /**
   * Asked in the transaction that stores it.
   * @throws Refusal 422 for a picture that the admin has neither sent lately nor seen in this collection
   */
  demandPictures: (tx: Query) => Promise<void>;
}

/**
 * What was sent as it is stored: links are addresses again.
 * @param place where the form is kept in a row
 * @throws Refusal 422 for what is no picture
 */
export async function withAddresses<T extends object>(
  storage: Storage,
  document: T,
  { name, admin, place = [] }: { name: CollectionName; admin: Admin; place?: readonly string[] },
): Promise<Addressed<T>> {
  const own = `/${collectionFolder}/${folderOf(String(admin._id))}/`;
  const named = new Map<string, string>();

  function stored(value: unknown, path: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one, at) => stored(one, [...path, String(at)]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, stored(one, [...path, key])]),
      );
    if (typeof value !== 'string' || value === '') return value;
    const plain = isLink.exec(value)?.[1] ?? value;
    if (isAddress.test(plain)) named.set(plain, pathOf(path));
    else if (isPictureField(name, [...place, ...path])) throw refusalAt(pathOf(path), noPicture);
    return plain;
  }

  const sent = stored(document, []) as T;
  const isOwn = (picture: string): boolean => picture.startsWith(own);
  for (const picture of [...named.keys()].filter(isOwn))
    if (await isNameable(storage, picture.slice(1))) named.delete(picture);
  return {
    sent,
    // A row that names it already may be saved, whatever has become of the file.
    demandPictures: async (tx) => {
      for (const [picture, path] of named)
        if (!(await holdNaming(tx, name, picture)))
          throw refusalAt(path, isOwn(picture) ? pictureGone : noPicture);
    },
  };
}
