// Where pictures are kept: a directory of this machine or a bucket, behind the same few functions.
import type { Readable } from 'node:stream';

/** A stored picture, opened. Whoever asked for it reads the stream to its end or destroys it. */
export interface StoredFile {
  stream: Readable;
  type: string;
  size: number | undefined;
  modified: Date;
  /** Changes whenever the content may have changed. */
  tag: string;
}

export interface StoredName {
  key: string;
  modified: Date;
}

/** Keys are the paths of pictures without the leading slash: `images/boats/1/cover.webp`, `private/documents/1/…`. */
export interface Storage {
  /** Has returned when the bytes survive a power cut. Nobody sees a half-written picture. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` for what is not there and for what is not the name of a picture. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** Everything below a folder, what an interrupted `put` left included. */
  list(folder: string): AsyncIterable<StoredName>;
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};
const name = /^(?:images|private)(?:\/[\w~-][\w.~-]*)*\/[\w~-][\w.~-]*\.(\w+)$/;
const LONGEST = 300;

/** The content type of a key by its ending; `undefined` for every text that is not the name of a picture. */
export function typeOf(key: string): string | undefined {
  const ending = key.length > LONGEST ? undefined : name.exec(key)?.[1];
  return ending === undefined ? undefined : types[ending];
}

/** The key of a picture of ours by its address; `undefined` for pictures that are kept elsewhere. */
export function storageKeyOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  return typeOf(address.slice(1)) && address.slice(1);
}
