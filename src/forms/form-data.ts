// The data of a form, between what was loaded and what is sent.
import type { Schema } from '#schemas/schema.ts';
import { fieldsOf } from '#schemas/walk.ts';

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

/** The fields that a form may have at its top, in whichever branch; undefined where it takes any name. */
export function namesOf(schema: Schema): string[] | undefined {
  const { additionalProperties, unevaluatedProperties } = schema;
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  return isClosed ? [...fieldsOf(schema).keys()] : undefined;
}

/** The fields at the top of a form that hold a password, at whatever depth. */
export function secretsOf(ui: Readonly<Record<string, unknown>>): string[] {
  const hasPassword = (own: unknown): boolean =>
    isObject(own) && (own['ui:widget'] === 'password' || Object.values(own).some(hasPassword));
  return Object.keys(ui).filter((key) => hasPassword(ui[key]));
}

/**
 * What a form takes of a loaded value: the fields the form has, in whichever branch. Another server's null stands for
 * nothing where the form knows no null. A copy, because a store's snapshot is frozen and the form library edits what it
 * is given.
 */
export function startValue(schema: Schema, value: object): Data {
  const fields = fieldsOf(schema);
  const names = namesOf(schema);
  const own = Object.entries(value).filter(([key, content]) => {
    const said = fields.get(key);
    if (!said) return names === undefined;
    return content !== undefined && (content !== null || said.every(takesNull));
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
