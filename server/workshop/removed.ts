// Collections that are configured no more: their rows are kept, and are there again with the files.
import { collectionOf, collectionSubject } from '#schemas/compiler/subjects.ts';
import type { Subject } from '#schemas/types.ts';
import { countCollections } from '../collections/queries.ts';
import type { Query } from '../database/database.ts';

/** @param known what can be edited now */
export async function listRemoved(db: Query, known: readonly Subject[]): Promise<Subject[]> {
  const ids = new Set(known.map(({ _id }) => _id));
  return [...(await countCollections(db))]
    .map(([title, rows]): Subject => ({ _id: collectionSubject(title), group: 'removed', title, rows }))
    .filter(({ _id }) => !ids.has(_id));
}

/** How many rows are kept of a collection whose files are not there; nothing of any other subject. */
export async function countKept(db: Query, { _id, parts }: Subject): Promise<Pick<Subject, 'rows'>> {
  const name = collectionOf(_id);
  if (name === undefined || parts?.[0]?.text !== '') return {};
  return { rows: (await countCollections(db)).get(name) ?? 0 };
}
