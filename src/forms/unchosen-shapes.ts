import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { fieldsOf, nodesOf, partsOf, schemasUnder } from '#schemas/walk.ts';
import type { Data } from './form-data.ts';

const shapesIn = ({ oneOf = [], anyOf = [] }: Schema): Schema[] => [...oneOf, ...anyOf];

/** Whether an object holds only what its shapes name, of which no one is proposed. */
function isOfAShape(root: Schema, said: readonly Schema[], value: Data): boolean {
  const named = new Set(said.flatMap(shapesIn).flatMap((shape) => [...fieldsOf(shape, root).keys()]));
  const isNamed = named.size > 0 && Object.keys(value).every((key) => named.has(key));
  return isNamed && said.every((one) => one.default === undefined);
}

function left(root: Schema, parts: Schema[], before: unknown, after: unknown): unknown {
  const was = (key: string): unknown => (before as Data | undefined)?.[key];
  if (Array.isArray(after))
    return after.map((row, at) => left(root, schemasUnder(root, parts, `${at}`), was(`${at}`), row));
  if (!isObject(after)) return after;
  const entries = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const said = schemasUnder(root, parts, key);
    const isBegun = was(key) === undefined && isObject(value) && isOfAShape(root, said, value);
    const isMeant = (one: Schema): unknown => one.required?.includes(key) || isObject(one.default);
    return isBegun && !parts.some(isMeant) ? [] : [[key, left(root, said, was(key), value)]];
  });
  return Object.fromEntries(entries);
}

/** What the library has made of the data, without the shapes that it has begun where one may be chosen and nobody has. */
export const withoutUnchosen = <T>(root: Schema, before: unknown, after: T): T =>
  nodesOf(root).some(([, node]) => shapesIn(node).length > 0)
    ? (left(root, partsOf(root), before, after) as T)
    : after;
