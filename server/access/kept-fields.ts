// What stays of what is stored when a form is saved by somebody who may not write, or does not see, all of it.
import { isObject } from '#schemas/is-object.ts';
import { pathOf } from '#schemas/paths.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Admin } from '#schemas/types.ts';
import { partsOf, schemasUnder } from '#schemas/walk.ts';
import { Refusal } from '../http/refusal.ts';
import { hasRestrictions, mayWrite } from './field-roles.ts';
import { isMasked, maskedText, notSeen, seesWhole } from './masking.ts';
import { matchRows, own, canonicalText } from './row-matching.ts';

export interface Saved<T> {
  sent: T;
  /** What is there already, of this form and of others. */
  stored: object | undefined;
  admin: Admin;
  /** What it is part of: that says who sees masked fields whole. */
  entity: string;
}

/**
 * What is stored of what an admin sends: with it goes, at any depth, what is stored in the fields that the admin may not
 * write or does not see whole. A row of a list keeps what was kept of the row that it was before.
 * @throws Refusal 403 for a new text where the admin sees the old one masked
 */
export function withKept<T extends object>(root: Schema, { sent, stored, admin, entity }: Saved<T>): T {
  if (!hasRestrictions(root)) return sent;
  const isWhole = seesWhole(admin, entity);
  const under = (schemas: Schema[], key: string): Schema[] => schemasUnder(root, schemas, key);
  const isUnseen = (schemas: Schema[]): boolean => !isWhole && isMasked(schemas);
  const isKept = (schemas: Schema[]): boolean => !mayWrite(schemas, admin) || isUnseen(schemas);

  /** What stays of a value that was not sent. Rows go with their list. */
  function rest(schemas: Schema[], value: unknown): unknown {
    if (isKept(schemas)) return value;
    if (!isObject(value)) return undefined;
    const kept = some(Object.entries(value).map(([key, one]) => [key, rest(under(schemas, key), one)]));
    return Object.keys(kept).length > 0 ? kept : undefined;
  }

  /** What the admin was shown of a value, and sends again. */
  function visible(schemas: Schema[], value: unknown): unknown {
    if (!mayWrite(schemas, admin)) return undefined;
    const isText = typeof value === 'string' || typeof value === 'number';
    if (isUnseen(schemas) && isText) return maskedText(String(value));
    if (Array.isArray(value)) return value.map((row, at) => visible(under(schemas, String(at)), row));
    if (!isObject(value)) return value;
    return some(Object.entries(value).map(([key, one]) => [key, visible(under(schemas, key), one)]));
  }

  function merged(schemas: Schema[], value: unknown, before: unknown, path: string[]): unknown {
    if (isKept(schemas)) {
      if (isUnseen(schemas) && value !== undefined && !canonicalText(value).includes('•'))
        throw new Refusal(403, pathOf(path), notSeen(entity));
      return before;
    }
    if (Array.isArray(value)) {
      const rows: unknown[] = Array.isArray(before) ? before : [];
      const matches = matchRows(rows, value, (row, at) => visible(under(schemas, String(at)), row));
      const both = value.map((row, at) => {
        const match = matches[at];
        const key = String(at);
        return merged(under(schemas, key), row, match === undefined ? undefined : rows[match], [
          ...path,
          key,
        ]);
      });
      return both.filter((row) => row !== undefined);
    }
    if (!isObject(value)) return value;
    const old = isObject(before) ? before : {};
    const left = Object.entries(old).filter(([key]) => !Object.hasOwn(value, key));
    return some([
      ...Object.entries(value).map(([key, one]): [string, unknown] => [
        key,
        merged(under(schemas, key), one, own(old, key), [...path, key]),
      ]),
      ...left.map(([key, one]): [string, unknown] => [key, rest(under(schemas, key), one)]),
    ]);
  }

  return merged(partsOf(root), sent, stored, []) as T;
}

const some = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));
