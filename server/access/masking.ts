// Numbers that not everybody may see whole: their last digits are left, so that two of them can be told apart.
import { isObject } from '#schemas/is-object.ts';
import { refusalOf } from '#schemas/refusals.ts';
import type { FilledText } from '#schemas/text.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Admin, Permission } from '#schemas/types.ts';
import { nodesOf, partsOf, schemasUnder, type Path } from '#schemas/walk.ts';
import { partsOfEntity, type Part } from './entity-forms.ts';
import { may } from './permissions.ts';

/** Who sees the masked parts of an entity whole, where it is not whoever sees account numbers. */
const permissions: Partial<Record<string, Permission>> = {
  user: 'users.identify',
  payout: 'payouts.identify',
  transfer: 'payouts.identify',
  'host-account': 'payouts.identify',
};

const permissionFor = (entity: string): Permission => permissions[entity] ?? 'settings.identify';

export const seesWhole = (admin: Admin, entity: string): boolean => may(admin, permissionFor(entity));

/** What an admin is told who may not see the masked parts of an entity. */
export const notSeen = (entity: string): FilledText => refusalOf(permissionFor(entity));

/** At most half of a number is shown, and never more than four of its characters. */
export const maskedText = (text: string): string => {
  // By whole signs: half of one is no text, and would be refused when it is sent back.
  const signs = [...text];
  const hidden = signs.length - Math.min(4, Math.floor(signs.length / 2));
  return '•'.repeat(hidden) + signs.slice(hidden).join('');
};

/** Whether any of the schemas of a place says `masked`. Of a choice every shape counts: what is stored may fit none. */
export const isMasked = (schemas: readonly Schema[]): boolean => schemas.some((one) => one.masked === true);

/** A copy of `value` with each text and number masked whose schema, or that of what it is in, says `masked`. */
export function masked<T>(root: Schema, value: T, schemas = partsOf(root), isWithin = false): T {
  const isHidden = isWithin || isMasked(schemas);
  if (typeof value === 'string' || typeof value === 'number')
    return isHidden ? (maskedText(String(value)) as T) : value;
  const inner = (key: string, one: unknown): unknown =>
    masked(root, one, schemasUnder(root, schemas, key), isHidden);
  if (Array.isArray(value)) return value.map((row, index) => inner(String(index), row)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)])) as T;
}

/** A copy of `value` with what is at a place replaced; `*` is each row of a list. */
function replaced(value: unknown, [key, ...rest]: Path, replace: (part: unknown) => unknown): unknown {
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) return key === '*' ? value.map((row) => replaced(row, rest, replace)) : value;
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: replaced(value[key], rest, replace) };
}

const maskedParts = new Map<string, Part[]>();

function maskedPartsOf(entity: string): Part[] {
  const known =
    maskedParts.get(entity) ??
    partsOfEntity(entity).filter(({ schema }) => isMasked(nodesOf(schema).map(([, node]) => node)));
  maskedParts.set(entity, known);
  return known;
}

/** What masks the rows of an entity for an admin; `undefined` where the admin sees everything. */
export function maskFor(admin: Admin, entity: string): (<T>(row: T) => T) | undefined {
  const parts = maskedPartsOf(entity);
  if (parts.length === 0 || seesWhole(admin, entity)) return undefined;
  return <T>(row: T) =>
    parts.reduce<unknown>(
      (shown, { place, schema }) => replaced(shown, place, (part) => masked(schema, part)),
      row,
    ) as T;
}
