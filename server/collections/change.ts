// What every change of a row of a collection shares, by whichever call it is made.
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { keptOf, rowName } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import { isCatalogue } from '#schemas/references.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Admin, CatalogueName, CollectionName, CollectionRow } from '#schemas/types.ts';
import { partsOf, schemasAt } from '#schemas/walk.ts';
import { withKept } from '../access/kept-fields.ts';
import { changeRow, recordFound, rowToChange, type FoundKind, type RowKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { SeenVersion } from '../http/seen-version.ts';
import { deleteNotesOf } from '../notes/queries.ts';
import { demandUnused } from '../platform/references.ts';
import { nextCatalogueId } from './catalogue-queries.ts';
import { deleteRow, insertRow, updateRow } from './queries.ts';
import { statusOf } from './row-kind.ts';

export const schemaOf = (name: CollectionName) => forms[collections[name].form].schema;

/** A new row that must not replace one: the client says that it knows none of this id. */
export const isAddition = ({ headers }: FastifyRequest): boolean => headers['if-none-match'] === '*';

/** §2 The key of a new row: of a catalogue the highest id and one more. Its rows are locked already. */
export const newId = async (tx: Transaction, name: CollectionName): Promise<string> =>
  isCatalogue(name) ? nextCatalogueId(tx, name) : randomUUID();

/** Whether a form has a key, by its name or because it takes others too: what was taken out of a closed form is kept. */
function isOf(schema: Schema, key: string): boolean {
  const isClosed = partsOf(schema).some(
    ({ additionalProperties, unevaluatedProperties }) =>
      additionalProperties === false || unevaluatedProperties === false,
  );
  return !isClosed || schemasAt(schema, [key]).length > 0;
}

/** What is stored of what was sent: with what the row has beside its form, and its status. */
export function storedOf(
  name: CollectionName,
  { sent, stored, admin }: { sent: object; stored: CollectionRow | undefined; admin: Admin },
): object {
  const schema = schemaOf(name);
  const { _id: _, version: __, created: ___, ...before } = stored ?? { _id: '' };
  const kept = keptOf(collections[name]);
  const beside = Object.entries(before).filter(([key]) => kept.includes(key) || !isOf(schema, key));
  // An open form takes keys of any name: those of what the system keeps too, such as who took which step.
  const own = Object.fromEntries(Object.entries(sent).filter(([key]) => !kept.includes(key)));
  return {
    ...Object.fromEntries(beside),
    ...withKept(schema, { sent: own, stored, admin, entity: name }),
    ...statusOf(name, stored),
  };
}

export interface RowChange {
  name: CatalogueName;
  id: string;
  version: SeenVersion | undefined;
  isAddition: boolean;
}

/**
 * §7 Adds or changes a row of a catalogue.
 * @param attributes called with the row as it was and the id it has now
 * @returns the row as it was, and its id: of an addition that came second, the next free one
 */
export async function saveRow(
  tx: Transaction,
  rows: FoundKind<CollectionRow>,
  change: RowChange,
  attributes: (before: CollectionRow | undefined, id: string) => object,
): Promise<{ id: string; before: CollectionRow | undefined }> {
  const { name, id: asked, version } = change;
  // Without a version the row may be missing.
  const found =
    version === undefined ? await rows.lock(tx, asked) : await rowToChange(tx, rows, asked, version);
  const id = found && change.isAddition ? await nextCatalogueId(tx, name) : asked;
  const before = id === asked ? found : undefined;
  const save = before ? updateRow : insertRow;
  await save(tx, name, id, attributes(before, id));
  await recordFound(tx, rows, { id, action: before ? 'edit' : 'add', before: before ?? null });
  return { id, before };
}

/** Deletes a row that nothing stored names. @returns the row as it was */
export async function dropRow(
  tx: Transaction,
  rows: RowKind<CollectionRow>,
  { name, id, version }: { name: CollectionName; id: string; version: SeenVersion | undefined },
): Promise<CollectionRow> {
  const { before } = await changeRow(tx, rows, { id, version }, async (stored) => {
    // Waits for whoever is about to name it, so that they are seen.
    await deleteRow(tx, name, id);
    await demandUnused(tx, name, {
      id: isCatalogue(name) ? Number(id) : id,
      label: rowName(collections[name], stored),
    });
    await deleteNotesOf(tx, { entity: name, id });
    return { action: 'delete', after: null };
  });
  return before;
}
