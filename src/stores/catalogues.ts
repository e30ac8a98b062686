// The catalogues that staff may edit: each change by the calls of §7, and what the lists show follows.
import { platformCalls } from '#schemas/calls/platform.ts';
import { refusal as refusalTexts } from '#schemas/generated/messages/refusal.ts';
import type {
  AccessoryForm,
  AllowedItemForm,
  BoatBrandForm,
  BoatTypeForm,
  CatalogueRow,
} from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type BasedOn, type Failure, type Outcome } from '#src/api/call.ts';
import { upload } from '#src/api/upload.ts';
import { lookups, reloadLookup } from './lookups.ts';

/** The calls of each catalogue. */
export const catalogueCalls = {
  boatbrands: { save: platformCalls.addBoatBrand, remove: platformCalls.deleteBoatBrand },
  boattypes: { save: platformCalls.addBoatType, remove: platformCalls.deleteBoatType },
  accessories: { save: platformCalls.setAccessory, remove: platformCalls.deleteAccessory },
  allowes: { save: platformCalls.setAllowed, remove: platformCalls.deleteAllowed },
} as const;

export type EditableCatalogue = keyof typeof catalogueCalls;

/** By what the calls know a row; other servers have only one of both keys. */
export const keyOf = ({ id, _id }: CatalogueRow): string | number | undefined => id ?? _id;

/** What a row is called. */
export const textOf = ({ name, title }: CatalogueRow): string => name ?? title ?? '';

export const isSameRow = (a: CatalogueRow, b: CatalogueRow): boolean => String(keyOf(a)) === String(keyOf(b));

/** §2 A new row: the highest id and one more, 0 when there is none. */
export function newRowId(rows: readonly CatalogueRow[]): number {
  const numbers = rows
    .map((row) => keyOf(row))
    .map((key) => (key === '' || key === undefined ? NaN : Number(key)))
    .filter(Number.isSafeInteger);
  return numbers.length === 0 ? 0 : Math.max(...numbers) + 1;
}

const basedOn = ({ version }: CatalogueRow, isNew: boolean): BasedOn => (isNew ? 'new' : version);

/** Shows the list as it is now: as it was answered, or asked for again. */
async function settle(
  catalogue: EditableCatalogue,
  outcome: Outcome<unknown>,
): Promise<Failure<CatalogueRow> | undefined> {
  if (outcome.ok && Array.isArray(outcome.data)) {
    lookups.rows[catalogue] = outcome.data as CatalogueRow[];
    return undefined;
  }
  // Refused: the list may have changed under it.
  await reloadLookup(catalogue);
  return outcome.ok ? undefined : (outcome as Failure<CatalogueRow>);
}

/** Saves a brand or a type. */
export async function saveNamed(
  catalogue: 'boatbrands' | 'boattypes',
  row: CatalogueRow,
  value: BoatBrandForm | BoatTypeForm,
  isNew: boolean,
): Promise<Failure<CatalogueRow> | undefined> {
  const id = keyOf(row) ?? 0;
  const version = basedOn(row, isNew);
  return settle(catalogue, await call(catalogueCalls[catalogue].save, { body: { ...value, id }, version }));
}

export interface TitledChange {
  fields: AccessoryForm | AllowedItemForm;
  isNew: boolean;
  /** Without one the icon stays. */
  icon: File | undefined;
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

/** Saves an accessory or an allowed item. */
export async function saveTitled(
  catalogue: 'accessories' | 'allowes',
  row: CatalogueRow,
  { fields, isNew, icon, ...sending }: TitledChange,
): Promise<Failure<CatalogueRow> | undefined> {
  if (isNew && !icon) return refusal(refusalTexts.noPicture);
  const outcome = await upload(catalogueCalls[catalogue].save, {
    params: { id: String(keyOf(row) ?? 0) },
    file: icon,
    fields: { ...fields },
    version: basedOn(row, isNew),
    ...sending,
  });
  return outcome ? settle(catalogue, outcome) : refusal(refusalTexts.uploadCancelled);
}

export async function removeRow(
  catalogue: EditableCatalogue,
  row: CatalogueRow,
): Promise<Failure<CatalogueRow> | undefined> {
  const params = { id: String(keyOf(row) ?? '') };
  const { version } = row;
  return settle(catalogue, await call(catalogueCalls[catalogue].remove, { params, version }));
}
