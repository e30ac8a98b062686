// What every change of a catalogue shares: the id, the row of the version seen, an id of its own for a new row, audit and alert.
import type { FastifyRequest } from 'fastify';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { changeRow, recordChange, rowToChange, type RowKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import {
  deleteCatalogueRow,
  findCatalogueRow,
  lockCatalogues,
  nextCatalogueId,
  saveCatalogueRow,
} from './queries.ts';
import { demandUnused } from './references.ts';

const { invalid } = messages.refusal;

/** Our ids are small numbers; whatever else is asked for is no row of ours. */
export function catalogueId(sent: unknown): number {
  const text = typeof sent === 'number' ? String(sent) : sent;
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal(422, 'id', invalid, { label: 'Id' });
}

/** A new row that must not replace one: the client says that it knows none of this id. */
export const isAddition = ({ headers }: FastifyRequest): boolean => headers['if-none-match'] === '*';

/** The name of a row in sentences. */
const labelOf = ({ name, title, id }: CatalogueRow): string => name ?? title ?? String(id);

/** One row of a catalogue. */
const rowOf = (catalogue: CatalogueName, id: number): RowKind<CatalogueRow> & { key: string } => ({
  key: `${catalogue}:${id}`,
  entity: 'catalogue',
  label: 'This row',
  place: 'id',
  find: (db) => findCatalogueRow(db, catalogue, id),
  lock: async (tx) => {
    await lockCatalogues(tx);
    return findCatalogueRow(tx, catalogue, id);
  },
  told: () => [{ entity: 'catalogue', id: catalogue, row: id }],
});

export interface RowChange {
  catalogue: CatalogueName;
  id: number;
  version: number | undefined;
  isAddition: boolean;
  /** The fields of the form that is saved: one that it does not send is removed. */
  keys?: string[];
}

/**
 * Adds or changes a row.
 * @param attributes called with the row as it was and the id it has now
 * @returns the row as it was, and its id: of an addition that came second, the next free one
 */
export async function saveRow(
  tx: Transaction,
  { catalogue, id, version, isAddition, keys = [] }: RowChange,
  attributes: (before: CatalogueRow | undefined, id: number) => object,
): Promise<{ id: number; before: CatalogueRow | undefined }> {
  const asked = rowOf(catalogue, id);
  // Without a version the row may be missing.
  const found =
    version === undefined
      ? await asked.lock(tx, asked.key)
      : await rowToChange(tx, asked, asked.key, version);
  const own = found && isAddition ? await nextCatalogueId(tx, catalogue) : id;
  const before = own === id ? found : undefined;
  await saveCatalogueRow(tx, { catalogue, id: own, keys }, attributes(before, own));
  const row = rowOf(catalogue, own);
  await recordChange(tx, row, { id: row.key, action: before ? 'edit' : 'add', before: before ?? null });
  return { id: own, before };
}

/** Deletes a row that nothing stored names. @returns the row as it was */
export async function deleteRow(
  tx: Transaction,
  { catalogue, id, version }: Omit<RowChange, 'isAddition'>,
): Promise<CatalogueRow> {
  const row = rowOf(catalogue, id);
  const { before } = await changeRow(tx, row, { id: row.key, version }, async (stored) => {
    await demandUnused(tx, catalogue, { id: Number(stored.id), label: labelOf(stored) });
    await deleteCatalogueRow(tx, catalogue, id);
    return { action: 'delete', after: null };
  });
  return before;
}
