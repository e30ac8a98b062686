// The catalogues that staff may edit: each change by the calls of §7, and what the lists show follows.
import type { Call } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { nextId } from '#schemas/next-id.ts';
import { catalogueNames, specifiedCall } from '#schemas/specified.ts';
import type { CatalogueName, CatalogueRow, Permission } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type BasedOn } from '#src/api/call.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import { reloadLookup, showLookup } from './lookups.ts';

type ChangeCall = Call & { permission: Permission; success: string };

/** The call that saves a row. */
export const saveCall = (catalogue: CatalogueName): ChangeCall =>
  specifiedCall(catalogue, 'save') as Call as ChangeCall;

export const removeCall = (catalogue: CatalogueName): ChangeCall =>
  specifiedCall(catalogue, 'delete') as Call as ChangeCall;

/** Whether a row is sent with a picture. */
export const hasPicture = (catalogue: CatalogueName): boolean => saveCall(catalogue).upload !== undefined;

/** Those that any server lets edit; the others are edited as collections, where there are any. */
export const editableCatalogues = catalogueNames.filter((name) => specifiedCall(name, 'save'));

/** By what the calls know a row; other servers have only one of both keys. */
export const rowKeyOf = ({ id, _id }: CatalogueRow): string | number | undefined => id ?? _id;

/** What a row is called; by its key where another server has no name for it. */
export const rowTextOf = (row: CatalogueRow): string => row.name ?? row.title ?? String(rowKeyOf(row) ?? '');

/** §2 The id of a new row. */
export const newRowId = (rows: readonly CatalogueRow[]): number => nextId(rows.map(rowKeyOf));

const basedOn = ({ version }: CatalogueRow, isNew: boolean): BasedOn => (isNew ? 'new' : version);

/** Shows the list as it is now: as it was answered, or asked for again. */
async function settle(
  catalogue: CatalogueName,
  outcome: Outcome<unknown>,
): Promise<Failure<CatalogueRow> | undefined> {
  if (outcome.ok && Array.isArray(outcome.data)) {
    showLookup(catalogue, outcome.data as CatalogueRow[]);
    return undefined;
  }
  // Refused: the list may have changed under it.
  await reloadLookup(catalogue);
  return outcome.ok ? undefined : (outcome as Failure<CatalogueRow>);
}

export interface CatalogueChange {
  fields: object;
  isNew: boolean;
  /** Without one the icon stays. */
  icon?: File | undefined;
  /** Told the id it was saved under: of an addition that came second, another than the one it was sent with. */
  onSavedAs?: ((id: string | number) => void) | undefined;
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const refusal = (error: Text): Failure<CatalogueRow> => ({
  ok: false,
  kind: 'refused',
  status: 0,
  sort: 'photo',
  error,
});

/** Saves a row, with its picture where the call takes one. */
export async function saveRow(
  catalogue: CatalogueName,
  row: CatalogueRow,
  { fields, isNew, icon, onSavedAs, ...sending }: CatalogueChange,
): Promise<Failure<CatalogueRow> | undefined> {
  const id = rowKeyOf(row) ?? 0;
  const version = basedOn(row, isNew);
  const saved = async (outcome: Outcome<unknown>): Promise<Failure<CatalogueRow> | undefined> => {
    const failure = await settle(catalogue, outcome);
    const given = outcome.ok ? outcome.envelope['id'] : undefined;
    if (!failure) onSavedAs?.(typeof given === 'number' ? given : id);
    return failure;
  };
  if (!hasPicture(catalogue)) {
    const body = { ...fields, id };
    return saved(await call(saveCall(catalogue), { body, version }));
  }
  if (isNew && !icon) return refusal(messages.refusal.noPicture);
  const params = { id: String(id) };
  const sent = { params, file: icon, fields: { ...fields }, version, ...sending };
  const outcome = await upload(saveCall(catalogue), sent);
  return outcome ? saved(outcome) : refusal(messages.refusal.uploadCancelled);
}

export async function removeRow(
  catalogue: CatalogueName,
  row: CatalogueRow,
): Promise<Failure<CatalogueRow> | undefined> {
  const params = { id: String(rowKeyOf(row) ?? '') };
  const { version } = row;
  return settle(catalogue, await call(removeCall(catalogue), { params, version }));
}
