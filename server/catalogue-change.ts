// What every change of a catalogue shares: the id, the row of the version seen, an id of its own for a new row, audit and alert.
import type { FastifyRequest } from 'fastify';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import type { Change } from './change.ts';
import {
  countBoatsWith,
  deleteCatalogueRow,
  findCatalogueRow,
  lockCatalogues,
  nextCatalogueId,
  saveCatalogueRow,
} from './queries/catalogues.ts';
import { Refusal } from './refusal.ts';

const { invalid, notFound, stale, usedByOne, usedByMany } = messages.refusal;

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
  tx: Change,
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
  tx: Change,
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
}

/**
 * Adds or changes a row.
 * @param attributes called with the row as it was and the id it has now
 * @returns the row as it was, and its id: of an addition that came second, the next free one
 */
export async function saveRow(
  tx: Change,
  { catalogue, id, version, isAddition }: RowChange,
  attributes: (before: CatalogueRow | undefined, id: number) => object,
): Promise<{ id: number; before: CatalogueRow | undefined }> {
  await lockCatalogues(tx);
  const found = await rowToChange(tx, catalogue, id, version);
  const own = found && isAddition ? await nextCatalogueId(tx, catalogue) : id;
  const before = own === id ? found : undefined;
  await saveCatalogueRow(tx, catalogue, own, attributes(before, own));
  await changed(tx, catalogue, { id: own, action: before ? 'edit' : 'add', before });
  return { id: own, before };
}

const boatForms: Schema[] = [forms['boat-info'], forms.accessories, forms.allowes].map(
  ({ schema }) => schema,
);

/** The attributes of a boat that choose from a catalogue. */
const attributesFrom = (catalogue: CatalogueName): string[] =>
  boatForms.flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((key) => properties[key]?.lookup === catalogue),
  );

/** Deletes a row that no boat uses. @returns the row as it was */
export async function deleteRow(
  tx: Change,
  { catalogue, id, version }: Omit<RowChange, 'isAddition'>,
): Promise<CatalogueRow> {
  await lockCatalogues(tx);
  const before = await rowToChange(tx, catalogue, id, version);
  if (!before) throw missing();
  const count = await countBoatsWith(tx, attributesFrom(catalogue), id);
  const text = count === 1 ? usedByOne : usedByMany;
  if (count > 0) throw new Refusal(409, 'id', text, { label: labelOf(before), count });
  await deleteCatalogueRow(tx, catalogue, id);
  await changed(tx, catalogue, { id, action: 'delete', before });
  return before;
}
