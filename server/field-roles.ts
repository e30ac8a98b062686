// A field with `ui:roles` may be written by these roles only. Others do not send it, and what is stored stays.
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import type { Admin } from '#schemas/types.ts';
import { Refusal } from './refusal.ts';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mayWrite = ({ roles }: Schema, { role }: Admin): boolean => !roles || roles.includes(role ?? 0);

/** @throws Refusal 403 for the first field of a body that the admin's role may not write */
export function demandWritable(schema: Schema, body: unknown, admin: Admin): void {
  if (!isRow(body)) return;
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    if (!(key in body)) continue;
    if (!mayWrite(field, admin))
      throw new Refusal(403, key, messages.refusal.fieldRole, { label: field.title ?? key });
    demandWritable(field, body[key], admin);
  }
}

/** The fields of a form that the admin's role may write. */
export const writableKeys = ({ properties = {} }: Schema, admin: Admin): string[] =>
  Object.keys(properties).filter((key) => mayWrite(properties[key] ?? {}, admin));

/** What is stored in the fields that the admin's role may not write: it goes with what replaces the whole row. */
export function keptFields(schema: Schema, stored: object | undefined, admin: Admin): Row {
  const writable = writableKeys(schema, admin);
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([key]) => key in (schema.properties ?? {}) && !writable.includes(key),
    ),
  );
}
