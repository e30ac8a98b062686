// Stores the rows that an import has judged, with the names that catalogues get for them and the history of both.
import history from '#schemas/history.json' with { type: 'json' };
import type { CollectionName, ImportMap } from '#schemas/types.ts';
import { findBoats } from '../boats/queries.ts';
import { insertAdded } from '../changes/queries.ts';
import type { Transaction } from '../changes/transaction.ts';
import { findRows } from '../collections/queries.ts';
import { statusOf } from '../collections/row-kind.ts';
import type { Query } from '../database/database.ts';
import { ensureUser } from '../users/change.ts';
import type { Lists } from './lists.ts';
import { insertBoats, insertCatalogueRows, insertRows, type NewBoat } from './queries.ts';
import { lookupsOf, type Target } from './target.ts';

/** Who brings rows in by the command, in their history. */
export const importer = 'import' satisfies keyof typeof history.actors;

export const hostOf = ({ host }: ImportMap): NonNullable<ImportMap['host']> =>
  host ?? { _id: 'imported-listings', firstName: 'Imported', lastName: 'listings' };

/** Stores the rows that are not there yet. @returns how many */
export async function store(
  tx: Transaction,
  target: Target,
  map: ImportMap,
  lists: Lists,
  rows: NewBoat[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { noun } = target;
  const names = lists.missing(rows.flatMap(({ attributes }) => listedIn(target, attributes)));
  if (names.length > 0) await insertCatalogueRows(tx, names);
  for (const { catalogue, id } of names) await recordRows(tx, catalogue, [String(id)]);
  if (noun !== 'boat') {
    const ready = rows.map((row) => withStatus(noun, row));
    return recordRows(tx, noun, await insertRows(tx, noun, ready));
  }
  const host = hostOf(map);
  await ensureUser(tx, host);
  const ids = await insertBoats(tx, host._id, rows);
  await insertAdded(tx, { adminId: importer, entity: noun }, await findBoats(tx, ids));
  return ids.length;
}

/** Writes the history of rows that have come in. @returns how many */
async function recordRows(tx: Query, noun: string, ids: readonly string[]): Promise<number> {
  await insertAdded(tx, { adminId: importer, entity: noun }, await findRows(tx, noun, ids));
  return ids.length;
}

const withStatus = (noun: CollectionName, { _id, attributes }: NewBoat) => ({
  _id,
  attributes: { ...attributes, ...statusOf(noun) },
});

function listedIn(target: Target, attributes: object): { catalogue: string; id: number }[] {
  const values = attributes as Record<string, unknown>;
  return lookupsOf(target).flatMap(({ field, catalogue }) =>
    [values[field]].flat().map((id) => ({ catalogue, id: Number(id) })),
  );
}
