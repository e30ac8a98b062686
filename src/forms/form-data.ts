// The data of a form, between what was loaded and what is sent.
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

/** The paths at which the hints ask for a control of its own. */
export const widgetPaths = (ui: Data, path: string[] = []): string[][] => [
  ...(ui['ui:widget'] === undefined ? [] : [path]),
  ...Object.entries(ui).flatMap(([key, inner]) =>
    isObject(inner) && !key.startsWith('ui:')
      ? widgetPaths(inner, [...path, key === 'items' ? '0' : key])
      : [],
  ),
];

/**
 * What a form takes of a loaded value: the fields the form has, in whichever branch. Another server's null stands for
 * nothing where the form knows no null. A copy, because a store's snapshot is frozen and the form library edits what it
 * is given.
 */
export function startValue(schema: Schema, value: object): Data {
  // A form may be one text, too.
  if (!isObject(value)) return value as Data;
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
