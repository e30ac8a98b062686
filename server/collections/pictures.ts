// Pictures as properties of rows of collections: private, each put away below the key of whoever sent it, before any row names it.
import { LRUCache } from 'lru-cache';
import { isPicture } from '#schemas/collections.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { isObject } from '#schemas/is-object.ts';
import { pathOf } from '#schemas/paths.ts';
import { isPictured } from '#schemas/references.ts';
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

/** Whether a value is a picture that was sent for a row of a collection. */
export const isCollectionPicture = (value: unknown): boolean =>
  typeof value === 'string' && isAddress.test(value);

// A file has thousands of rows with the same fields.
const pictureFields = new LRUCache<string, boolean>({
  maxSize: 200_000,
  sizeCalculation: (_, key) => key.length,
});

function isPictureField(name: string, path: readonly string[]): boolean {
  const key = JSON.stringify([name, ...path]);
  const isOne = pictureFields.get(key) ?? hintsIn(name, path).some(isPicture);
  pictureFields.set(key, isOne);
  return isOne;
}

/** What stands at a path with each text in it as `read` has it. */
function withTexts(
  value: unknown,
  read: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return read(value, path);
  if (Array.isArray(value)) return value.map((one, at) => withTexts(one, read, [...path, String(at)]));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withTexts(one, read, [...path, key])]),
  );
}

type SignLink = (path: string) => string;

/**
 * A row as it is answered: its pictures open for a while. An address elsewhere in it is a text that somebody has written, such as
 * the model of a boat that it refers to.
 */
export const rowWithLinks = <Row>(name: CollectionName, row: Row, signLink: SignLink): Row =>
  isPictured(name)
    ? (withTexts(row, (text, path) =>
        isAddress.test(text) && isPictureField(name, path) ? signLink(text) : text,
      ) as Row)
    : row;

/** The same of JSON text of rows, without the brackets of their list. */
export function withPictureLinks(name: CollectionName, rows: string, signLink: SignLink): string {
  if (!isPictured(name) || !rows.includes(`"/${collectionFolder}/`)) return rows;
  const all = JSON.parse(`[${rows}]`) as unknown[];
  return JSON.stringify(all.map((row) => rowWithLinks(name, row, signLink))).slice(1, -1);
}

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

/** Links as addresses again, and where each of them stands. @throws Refusal 422 for what is no picture */
function readPictures<T extends object>(
  document: T,
  name: CollectionName,
  place: readonly string[] = [],
): { sent: T; named: Map<string, string> } {
  const named = new Map<string, string>();
  const sent = withTexts(document, (text, path) => {
    if (text === '') return text;
    const plain = isLink.exec(text)?.[1] ?? text;
    if (isAddress.test(plain)) named.set(plain, pathOf(path));
    else if (isPictureField(name, [...place, ...path])) throw refusalAt(pathOf(path), noPicture);
    return plain;
  }) as T;
  return { sent, named };
}

// A row that names it already may be saved, whatever has become of the file.
const demandNamed =
  (name: CollectionName, named: ReadonlyMap<string, string>, textOf: (picture: string) => string) =>
  async (tx: Query): Promise<void> => {
    for (const [picture, path] of named)
      if (!(await holdNaming(tx, name, picture))) throw refusalAt(path, textOf(picture));
  };

/**
 * What was sent as it is stored.
 * @param place where the form is kept in a row
 * @throws Refusal 422 for what is no picture
 */
export async function withAddresses<T extends object>(
  storage: Storage,
  document: T,
  { name, admin, place }: { name: CollectionName; admin: Admin; place?: readonly string[] },
): Promise<Addressed<T>> {
  const own = `/${collectionFolder}/${folderOf(String(admin._id))}/`;
  const { sent, named } = readPictures(document, name, place);
  const isOwn = (picture: string): boolean => picture.startsWith(own);
  for (const picture of [...named.keys()].filter(isOwn))
    if (await isNameable(storage, picture.slice(1))) named.delete(picture);
  const textOf = (picture: string): string => (isOwn(picture) ? pictureGone : noPicture);
  return { sent, demandPictures: demandNamed(name, named, textOf) };
}

/** The same where nobody has sent a picture, as of rows of a file: they may name those of their collection alone. */
export function withKnownAddresses<T extends object>(document: T, name: CollectionName): Addressed<T> {
  const { sent, named } = readPictures(document, name);
  return { sent, demandPictures: demandNamed(name, named, () => noPicture) };
}
