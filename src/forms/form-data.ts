// The data of a form, between what was loaded and what is sent.
import { getByPath, setByPath, type FieldPathList } from '@rjsf/utils';
import type { Schema } from '#schemas/schema.ts';
import { fieldsOf, schemasAt } from '#schemas/walk.ts';

export type Data = Record<string, unknown>;

/** The data as it will travel: JSON has no undefined. */
export function asJson<T>(data: T): T {
  const text = JSON.stringify(data) as string | undefined;
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takesNull = ({ type, enum: choices }: Schema): boolean =>
  type === undefined ? !choices || choices.includes(null) : [type].flat().includes('null');

/** Whether some branch of a form names the field at a path. */
export function isNamed(root: Schema, path: readonly (string | number)[]): boolean {
  const key = String(path.at(-1));
  return schemasAt(root, path.slice(0, -1).map(String)).some(
    ({ properties }) => properties && Object.hasOwn(properties, key),
  );
}

/** Whether a form may have a field at its top: by its name in whichever branch, by a pattern, or because it takes any. */
export function takesField(schema: Schema, key: string): boolean {
  const { additionalProperties, unevaluatedProperties } = schema;
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  return !isClosed || isNamed(schema, [key]) || schemasAt(schema, [key]).length > 0;
}

/** The fields at the top of a form that hold a password, at whatever depth. */
export function secretsOf(ui: Readonly<Record<string, unknown>>): string[] {
  const hasPassword = (own: unknown): boolean =>
    isObject(own) && (own['ui:widget'] === 'password' || Object.values(own).some(hasPassword));
  return Object.keys(ui).filter((key) => hasPassword(ui[key]));
}

/** The hints for a place of a form; those of `items` are for each row of a list. */
export function uiAt(ui: Data, path: readonly string[]): Data {
  return path.reduce<Data>((found, key) => {
    const own = found[key] ?? (/^\d+$/.test(key) ? found['items'] : undefined);
    return isObject(own) ? own : {};
  }, ui);
}

/**
 * What a form takes of a loaded value: the fields the form has, in whichever branch. Another server's null stands for
 * nothing where the form knows no null. A copy, because a store's snapshot is frozen and the form library edits what it
 * is given.
 */
export function startValue(schema: Schema, value: object): Data {
  const fields = fieldsOf(schema);
  const own = Object.entries(value).filter(([key, content]) => {
    if (!takesField(schema, key)) return false;
    const said = fields.get(key);
    return !said || (content !== undefined && (content !== null || said.every(takesNull)));
  });
  return structuredClone(Object.fromEntries(own));
}

/** Whether a field is kept from a role, which neither sees nor changes it. */
export const isKeptFrom = (role: number | undefined, { roles }: Schema): boolean =>
  role !== undefined && roles !== undefined && !roles.includes(role);

const isWithin = (path: string, other: string): boolean =>
  other === '' || path === other || path.startsWith(`${other}.`);

/**
 * What the library took away beside the field that was changed: it clears what does not apply any more, which a person
 * who goes to and fro would have to type again.
 * @param changed the dotted path of the field that was changed, `''` for the whole
 */
export function withWhatWasTyped(before: unknown, after: unknown, changed: string, path = ''): unknown {
  if (isWithin(path, changed)) return after;
  if (after === undefined) return before;
  const within = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? after.map((row, index) => withWhatWasTyped(before[index], row, changed, within(index)))
      : after;
  if (!isObject(before) || !isObject(after)) return after;
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return Object.fromEntries(
    keys.map((key) => [key, withWhatWasTyped(before[key], after[key], changed, within(key))]),
  );
}

/** What a field has reported. */
export interface Typed {
  path: FieldPathList;
  value: unknown;
}

/**
 * With what was typed: where a form has conditions the library drops a whole tuple when somebody types into it.
 * @param kept what is kept of the data
 * @param after what the library has left
 */
export function withTyped(kept: Data, after: Data, { path, value }: Typed): Data {
  // A symbol is the library's word for a key that is removed.
  const isGone = value === undefined || typeof value === 'symbol';
  if (isGone || path.length === 0 || getByPath(after, path) !== undefined) return kept;
  return setByPath(structuredClone(kept), path, value);
}
