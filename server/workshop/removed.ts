// Collections that are configured no more: their rows are kept, and are there again with the files.
import type { Subject } from '#schemas/types.ts';
import { countCollections } from '../collections/queries.ts';
import type { Query } from '../database/database.ts';

/** @param known what can be edited now */
export async function listRemoved(db: Query, known: readonly Subject[]): Promise<Subject[]> {
  const ids = new Set(known.map(({ _id }) => _id));
  return [...(await countCollections(db))]
    .map(([title, rows]): Subject => ({
      _id: `collections:${title}.collection.json`,
      group: 'removed',
      title,
      rows,
    }))
    .filter(({ _id }) => !ids.has(_id));
}
