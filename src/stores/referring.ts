// The rows of collections that refer to a row.
import { calls } from '#schemas/calls.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import type { CollectionName, Referring } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { offers } from './meta.ts';
import { onChanged } from './row-changes.ts';

export interface ReferringGroup extends Referring {
  collection: CollectionName;
}

const isKnown = (group: Referring): group is ReferringGroup =>
  Object.hasOwn(collections, group.collection) && Array.isArray(group.rows);

/** By collection and field, none from a server without collections; nothing where it cannot be asked. */
export async function readReferring(list: string, id: string): Promise<ReferringGroup[] | undefined> {
  if (!(await offers('collections'))) return [];
  const outcome = await call(calls.getReferring, { params: { list, id } });
  return outcome.ok ? (outcome.data ?? []).filter(isKnown) : undefined;
}

/** Calls `listener` when a row of any collection has changed. @returns stops it */
export function onRowsChanged(listener: () => void): () => void {
  const stops = collectionNames.map((name) => onChanged(name, listener));
  return () => stops.forEach((stop) => stop());
}
