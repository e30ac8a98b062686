// Pictures as properties of rows of collections: private, each put away below the key of whoever sent it, before any row names it.
import { isPicture } from '#schemas/collections.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { pathOf } from '#schemas/paths.ts';
import type { Admin, CollectionName } from '#schemas/types.ts';
import { hintsIn } from '../access/entity-forms.ts';
import { collectionFolder, folderOf } from '../files/saved-photo.ts';
import { isThere } from '../files/storage.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { namesPicture } from './picture-queries.ts';

const address = `/${collectionFolder}/[\\w~-]+/picture-[\\da-f]{24}\\.webp`;
const isAddress = new RegExp(`^${address}$`);
const isLink = new RegExp(`^(${address})\\?[\\w=&-]*$`);
const inJson = new RegExp(`"(${address})"`, 'g');

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

const { noPicture, pictureGone } = messages.refusal;

const refusalAt = (path: string, text: string): Refusal =>
  new Refusal(422, path, text, {}, { errors: { [path]: text } });

/**
 * What was sent as it is stored: links are addresses again.
 * @param place where the form is kept in a row
 * @throws Refusal 422 for what is no picture, one that the admin has neither sent nor seen in this collection, or one that
 *   was swept before it was saved
 */
export async function withAddresses<T extends object>(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  sent: T,
  { name, admin, place = [] }: { name: CollectionName; admin: Admin; place?: readonly string[] },
): Promise<T> {
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

  const document = stored(sent, []) as T;
  for (const [picture, path] of named) {
    const isOwn = picture.startsWith(own);
    if (isOwn && (await isThere(storage, picture.slice(1)))) continue;
    // A row that names it already may be saved, whatever has become of the file.
    if (await namesPicture(db, name, picture)) continue;
    throw refusalAt(path, isOwn ? pictureGone : noPicture);
  }
  return document;
}
