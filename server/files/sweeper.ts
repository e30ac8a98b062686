// Removes the files that an interrupted upload left: no row names them, and none can any more.
import plugin from 'fastify-plugin';
import { adminPicturesOf } from '../account/queries.ts';
import { picturesOf } from '../boats/queries.ts';
import type { Query } from '../database/database.ts';
import { clockJob } from '../jobs/clock-job.ts';
import { iconsOf } from '../collections/catalogue-queries.ts';
import { collectionPicturesOf } from '../collections/picture-queries.ts';
import { refundImagesOf } from '../refunds/queries.ts';
import { sweptBefore } from './lifetime.ts';
import {
  adminFolder,
  boatFolders,
  collectionFolder,
  iconFolder,
  idOf,
  refundFolder,
  thumbnailOf,
} from './saved-photo.ts';
import type { Storage } from './storage.ts';

const EVERY_HOUR = '0 * * * *';
const BATCH = 500;

interface Found {
  key: string;
  id: string;
}

/** Who knows which pictures the rows of these keys name: all of them, or those among some addresses. */
type Naming = (
  db: Query,
  ids: readonly string[],
  addresses: readonly string[],
) => Promise<Map<string, Set<unknown>>>;

const namings: [folder: string, naming: Naming][] = [
  ...Object.values(boatFolders).map((folder): [string, Naming] => [folder, picturesOf]),
  [adminFolder, adminPicturesOf],
  [iconFolder, iconsOf],
  [refundFolder, refundImagesOf],
  [collectionFolder, collectionPicturesOf],
];

/**
 * Looks at every file of boats, admins, catalogues, refunds and collections once.
 * @param before only files older than this may be removed
 * @returns the keys of the removed files
 */
export async function sweep(
  storage: Storage,
  db: Query,
  before: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const removed: string[] = [];
  let batch: Found[] = [];

  async function judge(naming: Naming): Promise<void> {
    const addresses = batch.map(({ key }) => `/${key}`);
    const rows = await naming(db, [...new Set(batch.map(({ id }) => id))], addresses);
    for (const { key, id } of batch) {
      const named = rows.get(id);
      // A row that this database does not know belongs to another one: its pictures are not ours to remove.
      if (!named || [...named].some((address) => isFileOf(address, key))) continue;
      await storage.remove(key);
      removed.push(key);
    }
    batch = [];
  }

  for (const [folder, naming] of namings) {
    for await (const { key, modified } of storage.list(folder)) {
      if (signal?.aborted) return removed;
      const [owner = '', file] = key.slice(folder.length + 1).split('/');
      if (file === undefined || modified >= before) continue;
      if (batch.push({ key, id: idOf(owner) }) >= BATCH) await judge(naming);
    }
    if (batch.length > 0) await judge(naming);
  }
  return removed;
}

const isFileOf = (address: unknown, key: string): boolean =>
  address === `/${key}` || (typeof address === 'string' && thumbnailOf(address) === `/${key}`);

/** Sweeps when the server has started, and every hour. */
export const sweeper = plugin<{ storage: Storage; db: Query }>(
  (app, { storage, db }, done) => {
    const failure = 'pictures without a row could not be removed';
    clockJob(app, { name: 'pictures', pattern: EVERY_HOUR, failure }, async (signal) => {
      const removed = await sweep(storage, db, sweptBefore(), signal);
      app.log.info({ removed: removed.length }, 'pictures without a row removed');
    });
    done();
  },
  { name: 'sweeper' },
);
