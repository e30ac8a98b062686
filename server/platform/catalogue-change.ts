// What every change of a catalogue shares: the id, the row of the version seen, an id of its own for a new row, audit and alert.
import type { FastifyRequest } from 'fastify';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { countNaming, entityOfForm } from '../workshop/queries.ts';
import { lookupPaths } from './lookup-paths.ts';
import {
  deleteCatalogueRow,
  findCatalogueRow,
  lockCatalogues,
  nextCatalogueId,
  saveCatalogueRow,
} from './queries.ts';

const { invalid, notFound, stale, usedByOne, usedByMany, usedElsewhere } = messages.refusal;

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

const missing = (): Refusal => new Refusal(404, 'id', notFound, { label: 'This row' });

/** The row a change is made to, of the version the client has seen; without a version it may be missing. */
async function rowToChange(
  tx: Transaction,
  catalogue: CatalogueName,
  id: number,
  version: number | undefined,
): Promise<CatalogueRow | undefined> {
  const row = await findCatalogueRow(tx, catalogue, id);
  if (version === undefined) return row;
  if (!row) throw missing();
  if (version !== row.version) throw new Refusal(412, 'version', stale, {}, { data: row });
  return row;
}

async function changed(
  tx: Transaction,
  catalogue: CatalogueName,
  { id, action, before }: { id: number; action: string; before: CatalogueRow | undefined },
): Promise<void> {
  const after = await findCatalogueRow(tx, catalogue, id);
  const entityId = `${catalogue}:${id}`;
  await tx.audit({ entity: 'catalogue', entityId, action, before: before ?? null, after: after ?? null });
  tx.changed({ entity: 'catalogue', id: catalogue, row: id });
}

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
  await lockCatalogues(tx);
  const found = await rowToChange(tx, catalogue, id, version);
  const own = found && isAddition ? await nextCatalogueId(tx, catalogue) : id;
  const before = own === id ? found : undefined;
  await saveCatalogueRow(tx, { catalogue, id: own, keys }, attributes(before, own));
  await changed(tx, catalogue, { id: own, action: before ? 'edit' : 'add', before });
  return { id: own, before };
}

/** The forms that choose from a catalogue, each with the paths at which it does. */
const choosing = (catalogue: CatalogueName) =>
  Object.values(forms)
    .map(({ name, schema }) => ({ form: name, schema, paths: lookupPaths(schema, catalogue) }))
    .filter(({ form, paths }) => paths.length > 0 && entityOfForm(form) !== undefined);

/** @throws Refusal 409 for a row that something stored names */
async function demandUnused(tx: Transaction, catalogue: CatalogueName, row: CatalogueRow): Promise<void> {
  const [id, label] = [Number(row.id), labelOf(row)];
  const places = choosing(catalogue);
  const isOfBoat = ({ form }: { form: string }): boolean => entityOfForm(form) === 'boat';
  const count = await countNaming(tx, places.filter(isOfBoat), id);
  if (count > 0) throw new Refusal(409, 'id', count === 1 ? usedByOne : usedByMany, { label, count });
  for (const place of places.filter((one) => !isOfBoat(one)))
    if ((await countNaming(tx, [place], id)) > 0)
      throw new Refusal(409, 'id', usedElsewhere, { label, form: place.schema.title ?? place.form });
}

/** Deletes a row that nothing stored names. @returns the row as it was */
export async function deleteRow(
  tx: Transaction,
  { catalogue, id, version }: Omit<RowChange, 'isAddition'>,
): Promise<CatalogueRow> {
  await lockCatalogues(tx);
  const before = await rowToChange(tx, catalogue, id, version);
  if (!before) throw missing();
  await demandUnused(tx, catalogue, before);
  await deleteCatalogueRow(tx, catalogue, id);
  await changed(tx, catalogue, { id, action: 'delete', before });
  return before;
}
