// Catalogues and lookup lists, each loaded once when a screen first needs it.
import { proxy } from 'valtio';
import type { Call } from '#schemas/calls.ts';
import { collectionCalls } from '#schemas/collection-calls.ts';
import { platformCalls } from '#schemas/calls/platform.ts';
import { refundsCalls } from '#schemas/calls/refunds.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CatalogueName, CatalogueRow, CollectionName, LookupName } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { onChanged } from './row-changes.ts';

export type Lookups = Partial<Record<LookupName, CatalogueRow[]>>;

/** The call that answers each list. */
export const sources = {
  boattypes: platformCalls.getBoatTypes,
  boatbrands: platformCalls.getBoatBrands,
  accessories: platformCalls.getAccessories,
  allowes: platformCalls.getAllowed,
  enginecount: platformCalls.getEngineCounts,
  bathroomcount: platformCalls.getBathroomCounts,
  cabinscount: platformCalls.getCabinCounts,
  capacity: platformCalls.getCapacities,
  powers: platformCalls.getPowers,
  locationtype: platformCalls.getLocationTypes,
  refundreasons: refundsCalls.getRefundReasons,
} as const satisfies Record<CatalogueName, unknown>;

const isCatalogue = (name: unknown): name is CatalogueName => typeof name === 'string' && name in sources;

export const lookups = proxy<{ rows: Lookups; error: Text | undefined }>({ rows: {}, error: undefined });
const loading = new Map<LookupName, Promise<void>>();
const failed = new Set<LookupName>();

const isCollection = (name: LookupName): name is CollectionName => Object.hasOwn(collections, name);

/** A row of a collection as one of a list: its key and what it is called. */
const asListed = (name: CollectionName, row: Record<string, unknown>): CatalogueRow => ({
  _id: String(row['_id']),
  name: String(row[collections[name].label] ?? row['_id']),
});

/** The nouns of the marketplace are searched, and have no list. */
function callFor(name: LookupName): Call | undefined {
  if (isCatalogue(name)) return sources[name];
  return isCollection(name) ? collectionCalls[`${name}.list`] : undefined;
}

async function load(name: LookupName): Promise<void> {
  const row = callFor(name);
  if (!row) return;
  const outcome = await call(row, {});
  failed.delete(name);
  if (outcome.ok && Array.isArray(outcome.data))
    lookups.rows[name] = isCollection(name)
      ? outcome.data.map((row) => asListed(name, row as Record<string, unknown>))
      : (outcome.data as CatalogueRow[]);
  else {
    failed.add(name);
    loading.delete(name);
    lookups.error = outcome.ok ? undefined : outcome.error;
  }
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

onChanged('catalogue', (id) => {
  if (isCatalogue(id)) void reloadLookup(id);
});

for (const name of Object.keys(collections) as CollectionName[])
  onChanged(name, () => void reloadLookup(name));

/** The name behind an id, the id itself when the list does not have it. */
export function nameOf(rows: readonly CatalogueRow[] | undefined, id: number | string | undefined): string {
  if (id === undefined) return '';
  const row = rows?.find((one) => [one._id, one.id].some((own) => String(own) === String(id)));
  return row?.name ?? row?.title ?? String(id);
}
