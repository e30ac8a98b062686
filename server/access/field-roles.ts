// A field with `ui:roles` may be written by these roles only. Others do not send it, and what is stored stays.
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { pathOf } from '#schemas/paths.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Admin } from '#schemas/types.ts';
import { fieldsOf, nodesOf, partsOf, schemasUnder } from '#schemas/walk.ts';
import { Refusal } from '../http/refusal.ts';

export const mayWrite = (schemas: readonly Schema[], { role }: Admin): boolean =>
  schemas.every(({ roles }) => !roles || roles.includes(role ?? 0));

/** §7: some bodies carry a form in `data`; its fields are named as the form names them. */
export const fieldAt = (path: readonly string[]): string =>
  pathOf(path.slice(path[0] === 'data' && path.length > 1 ? 1 : 0));

const isRestricted = new WeakMap<Schema, boolean>();

/** Whether a schema says anywhere that a field is not for everybody. */
export function hasRestrictions(root: Schema): boolean {
  const known =
    isRestricted.get(root) ??
    nodesOf(root).some(([, node]) => node.roles !== undefined || node.masked === true);
  isRestricted.set(root, known);
  return known;
}

/** @throws Refusal 403 for the first field of a body, at any depth, that the admin's role may not write */
export function demandWritable(root: Schema, body: unknown, admin: Admin): void {
  if (hasRestrictions(root)) demandWithin(root, partsOf(root), { value: body, path: [] }, admin);
}

function demandWithin(
  root: Schema,
  schemas: Schema[],
  { value, path }: { value: unknown; path: string[] },
  admin: Admin,
): void {
  if (!mayWrite(schemas, admin)) {
    const label = schemas.find(({ title }) => title !== undefined)?.title ?? path.at(-1) ?? '';
    throw new Refusal(403, fieldAt(path), messages.refusal.fieldRole, { label });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value))
    demandWithin(root, schemasUnder(root, schemas, key), { value: one, path: [...path, key] }, admin);
}

/** The names of the fields of a form, whichever branch names them. */
export const fieldNames = (form: Schema): string[] => [...fieldsOf(form).keys()];
