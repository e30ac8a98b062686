// A row of any collection, as every change of it needs it.
import { firstState } from '#machines/collection.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { isCatalogue } from '#schemas/references.ts';
import type { FoundKind } from '../changes/change-row.ts';
import type { Query } from '../database/database.ts';
import { lockCatalogue } from './catalogue-queries.ts';
import { rowWithLinks } from './pictures.ts';
import { findRow, lockRow } from './queries.ts';

/** Whoever changes a catalogue takes turns; other rows are locked one by one. */
export async function lockRows(tx: Query, name: CollectionName): Promise<void> {
  if (isCatalogue(name)) await lockCatalogue(tx, name);
}

/** @param signLink opens the pictures of a row that is answered to whoever has seen another version of it */
export const rowsOf = (
  name: CollectionName,
  signLink: (path: string) => string = (path) => path,
): FoundKind<CollectionRow> => ({
  entity: name,
  label: 'This row',
  place: 'id',
  find: (db, id) => findRow(db, name, id),
  answered: (row) => rowWithLinks(name, row, signLink),
  lock: async (tx, id) => {
    await lockRows(tx, name);
    return lockRow(tx, name, id);
  },
});

/** What a row has by its machine, which no form changes: nothing where the collection has none. */
export function statusOf(name: CollectionName, row?: CollectionRow): Pick<CollectionRow, 'state' | 'steps'> {
  const machine = collectionMachines[name];
  if (!machine) return {};
  return { state: row?.state ?? firstState(machine), ...(row?.steps ? { steps: row.steps } : {}) };
}
