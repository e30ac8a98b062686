// The steps of the machine of a collection, and the deletion, for several rows at once.
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import type { RowMachineParts } from '#src/stores/collection-parts.ts';
import type { CollectionStore } from '#src/stores/collections.ts';
import { reasonAgainst } from './reason-against.ts';

export interface BulkParts {
  name: CollectionName;
  store: CollectionStore;
  status: RowMachineParts | undefined;
}

/** Whether a row can be deleted is known to the server alone: what refers to it is nowhere else. */
export const bulkOf = ({ name, store, status }: BulkParts): BulkKind<CollectionRow> => ({
  reasonAgainst: (row, event, t) =>
    status && event in store.steps
      ? reasonAgainst({ name, machine: status.machine, row }, event, t)
      : undefined,
  take: async (row, event, said) =>
    event in store.steps ? store.steps[event]?.(row, said) : store.remove(row, undefined),
  formOf: ({ event }) => status?.forms.get(event),
});
