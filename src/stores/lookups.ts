// Catalogues and lookup lists, each loaded once when a screen first needs it.
import { proxy } from 'valtio';
import { collectionCalls, type Call } from '#schemas/calls.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { listOf } from '#schemas/row-values.ts';
import { specifiedCall } from '#schemas/specified.ts';
import type { CatalogueRow, CollectionName, LookupName } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { askAnew } from './late-answers.ts';
import { onChanged } from './row-changes.ts';

export type Lookups = Partial<Record<LookupName, CatalogueRow[]>>;

export const lookups = proxy<{ rows: Lookups; error: Text | undefined }>({ rows: {}, error: undefined });
const loading = new Map<LookupName, Promise<void>>();
const failed = new Set<LookupName>();

const isCollection = (name: LookupName): name is CollectionName => Object.hasOwn(collections, name);

/** A row of a collection as one of a list: its key and what it is called. */
const asListed = (name: CollectionName, row: Record<string, unknown>): CatalogueRow => ({
  _id: String(row['_id']),
  name: String(row[collections[name].label] ?? row['_id']),
});

/** The specified call of a catalogue, which every server answers; the nouns of the marketplace are searched, and have no list. */
function callFor(name: LookupName): Call | undefined {
  if (!isCollection(name)) return undefined;
  return specifiedCall(name, 'list') ?? collectionCalls[`${name}.list`];
}

async function load(name: LookupName): Promise<void> {
  const row = callFor(name);
  if (!row) return;
  const isAwaited = askAnew(row);
  const outcome = await call(row, {});
  if (!isAwaited()) return;
  failed.delete(name);
  if (outcome.ok) {
    // Another server may answer null where nothing is in the list.
    const rows = listOf(outcome.data as (CatalogueRow & Record<string, unknown>)[]);
    const isListed = isCollection(name) && row.means === undefined;
    lookups.rows[name] = isListed ? rows.map((one) => asListed(name, one)) : [...rows];
  } else {
    failed.add(name);
    loading.delete(name);
    lookups.error = outcome.error;
  }
}

/** Shows a list as a change of it was answered. */
export function showLookup(name: LookupName, rows: CatalogueRow[]): void {
  const row = callFor(name);
  if (row) askAnew(row);
  lookups.rows[name] = rows;
}

/** Loads the lists that are not there yet; a list that failed is asked for again. */
export async function loadLookups(names: readonly LookupName[]): Promise<void> {
  lookups.error = undefined;
  await Promise.all(
    names.map((name) => {
      const started = loading.get(name) ?? load(name);
      loading.set(name, started);
      return started;
    }),
  );
}

/** Asks again for the lists that were asked for and did not come. */
export async function retryLookups(): Promise<void> {
  await loadLookups([...failed]);
}

/** Asks again for a list that is there; what is shown stays until the answer comes. */
export async function reloadLookup(name: LookupName): Promise<void> {
  if (loading.has(name)) await load(name);
}

for (const name of collectionNames) onChanged(name, () => void reloadLookup(name));

/** The name behind an id, the id itself when the list does not have it. */
export function nameOf(
  rows: readonly CatalogueRow[] | undefined,
  id: number | string | null | undefined,
): string {
  if (id === undefined || id === null) return '';
  const row = rows?.find((one) => [one._id, one.id].some((own) => String(own) === String(id)));
  return row?.name ?? row?.title ?? String(id);
}
