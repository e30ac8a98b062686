// The data of a form, between what was loaded and what is sent.
import { dynamicDefaults } from '#schemas/dynamic-defaults.ts';
import { isObject } from '#schemas/is-object.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { fieldsOf, innerOf, partsOf, schemasAt } from '#schemas/walk.ts';
import { isSame } from './dirty.ts';

export type Data = Record<string, unknown>;

/** The data as it will travel: JSON has no undefined. */
export function asJson<T>(data: T): T {
  const text = JSON.stringify(data) as string | undefined;
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}

export const takesNull = ({ type, enum: choices }: Schema): boolean =>
  type === undefined ? !choices || choices.includes(null) : [type].flat().includes('null');

/** Whether a value may have parts: a field that takes texts or numbers alone shows no row and no list in its place. */
const takesParts = ({ type }: Schema): boolean =>
  type === undefined || [type].flat().some((one) => one === 'object' || one === 'array');

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

/** The control that hints ask for, in either of the two ways that the form library reads. */
export function widgetOf({ 'ui:widget': widget, 'ui:options': options }: Data): unknown {
  return widget ?? (isObject(options) ? options['widget'] : undefined);
}

const passwordWidgets: unknown[] = ['password', 'PasswordWidget'];
const asksForPassword = (ui: Data): boolean => passwordWidgets.includes(widgetOf(ui));

/** Whether a field is drawn as a password: its hints say so, or the format of its schema. */
export const isPassword = (said: readonly Schema[], ui: Data): boolean =>
  asksForPassword(ui) || said.some(({ format }) => format === 'password');

/** Whether these schemas, or those of what is within the value, are of a password. */
function leadsToPassword(root: Schema, said: readonly Schema[]): boolean {
  const left = [...said];
  const seen = new Set<Schema>();
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.format === 'password') return true;
    if (seen.has(next)) continue;
    seen.add(next);
    left.push(...partsOf(next, root), ...innerOf(next).map(([, inner]) => inner));
  }
  return false;
}

/** The fields at the top of a form that hold a password, at whatever depth. */
export function secretsOf({ schema, ui }: Pick<FormDefinition, 'schema' | 'ui'>): string[] {
  const hints = (own: unknown): boolean =>
    typeof own === 'object' &&
    own !== null &&
    (asksForPassword(own as Data) || Object.values(own).some(hints));
  const fields = [...fieldsOf(schema)].filter(([, said]) => leadsToPassword(schema, said));
  return [...Object.keys(ui).filter((key) => hints(ui[key])), ...fields.map(([key]) => key)];
}

/** The hints themselves and those of the branches of a choice. */
const withBranches = (ui: Data): Data[] => [ui, ...[ui['anyOf'], ui['oneOf']].flat().filter(isObject)];

/** The hints for a place of a form; those of `items` are for each row of a list. */
export function uiAt(ui: Data, path: readonly string[]): Data {
  return path.reduce<Data>(
    (found, key) =>
      withBranches(found)
        .map((one) => one[key] ?? (/^\d+$/.test(key) ? one['items'] : undefined))
        .find(isObject) ?? {},
    ui,
  );
}

function picturesIn(ui: Data, value: unknown): unknown[] {
  if (widgetOf(ui) === 'picture') return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((row) => picturesIn(uiAt(ui, ['0']), row));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(uiAt(ui, [key]), inner));
}

/** Whether a picture was chosen or taken away since a former value, at whatever depth; rows may have been moved. */
export const hasOtherPicture = (ui: Data, former: unknown, value: unknown): boolean =>
  !isSame(picturesIn(ui, former).toSorted(), picturesIn(ui, value).toSorted());

/** The paths at which the hints ask for a control of its own. */
export const widgetPaths = (ui: Data, path: string[] = []): string[][] => [
  ...(widgetOf(ui) === undefined ? [] : [path]),
  ...Object.entries(ui).flatMap(([key, inner]) =>
    isObject(inner) && !key.startsWith('ui:')
      ? widgetPaths(inner, [...path, key === 'items' ? '0' : key])
      : [],
  ),
];

const isWord = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * What a field holds of a value that was written for another kind of field, by another server or before the form was
 * changed: a number as a text, what is digits alone as a number, and several words as one text.
 */
function asAsked(said: readonly Schema[], content: unknown): unknown {
  const types = said.flatMap(({ type = [] }) => type);
  const takesText = types.includes('string');
  const takesNumber = types.some((type) => type === 'number' || type === 'integer');
  if (Array.isArray(content)) {
    const isText = takesText && !said.some(takesParts) && content.length > 0 && content.every(isWord);
    return isText ? content.join(', ') : content;
  }
  if (typeof content === 'number') return takesText && !takesNumber ? String(content) : content;
  const number = typeof content === 'string' && content.trim() !== '' ? Number(content) : NaN;
  return takesNumber && !takesText && Number.isFinite(number) ? number : content;
}

/**
 * What a form takes of a loaded value: the fields the form has, in whichever branch. Another server's null, and a row
 * or a list of rows in the place of a text, stand for nothing where the form knows none. A copy, because a store's
 * snapshot is frozen and the form library edits what it is given.
 */
export function startValue(schema: Schema, value: object): Data {
  // A form may be one text, too.
  if (!isObject(value)) return value as Data;
  const fields = fieldsOf(schema);
  const own = Object.entries(value).flatMap(([key, content]): [string, unknown][] => {
    if (!takesField(schema, key)) return [];
    const said = fields.get(key);
    if (!said) return [[key, content]];
    const value = content === null ? content : asAsked(said, content);
    const takes = value === null ? said.every(takesNull) : said.some(takesParts);
    const isThere = value !== undefined && (takes || typeof value !== 'object');
    return isThere ? [[key, value]] : [];
  });
  return structuredClone(Object.fromEntries(own));
}

/** What the fields of a form begin with that depends on the moment. */
export const begunWith = ({ properties = {} }: Schema): Data =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { dynamicDefault }]) =>
      dynamicDefault ? [[name, dynamicDefaults[dynamicDefault]()]] : [],
    ),
  );

/** Whether a field is kept from a role, which neither sees nor changes it. */
export const isKeptFrom = (role: number | undefined, { roles }: Schema): boolean =>
  role !== undefined && roles !== undefined && !roles.includes(role);
