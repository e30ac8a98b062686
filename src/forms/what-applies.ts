// What of the data is judged and sent: what applies now, and what the role may write.
import type { Schema } from '#schemas/schema.ts';
import { appliedTo, fieldsOf } from '#schemas/walk.ts';
import { isKeptFrom, isObject, type Data } from './form-data.ts';

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (place, key) => (Array.isArray(place) ? place[Number(key)] : isObject(place) ? place[key] : undefined),
    data,
  );
}

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

interface Place {
  path: string[];
  value: Data;
  parts: Schema[];
}

/** The objects within the data, each with all that applies to it, the top first. */
function placesIn(schema: Schema, data: Data, isValid: (schema: Schema, value: unknown) => boolean): Place[] {
  const places = new Map<string, Place>();
  for (const { path, schema: part, value } of appliedTo(schema, data, isValid)) {
    if (!isObject(value)) continue;
    const key = JSON.stringify(path);
    const place = places.get(key) ?? { path, value, parts: [] };
    place.parts.push(part);
    places.set(key, place);
  }
  return [...places.values()];
}

/** What of an object the library drops and the schema does not: keys it says nothing of, and values of a wrong type. */
function droppedFrom({ value, parts }: Place, left: unknown, root: Schema): [string, unknown][] {
  const saysOfOthers = parts.some(
    ({ additionalProperties, unevaluatedProperties, patternProperties }) =>
      additionalProperties !== undefined || unevaluatedProperties !== undefined || patternProperties,
  );
  // An object that holds nothing but empty texts and nulls is dropped whole, with the keys of its own.
  const isDroppedWhole = !isObject(left);
  const named = new Set(parts.flatMap((part) => [...fieldsOf(part, root).keys()]));
  const applying = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  return Object.entries(value).filter(([key, held]) => {
    const isThere = isObject(left) && left[key] !== undefined;
    if (isThere || held === undefined) return false;
    return named.has(key) ? applying.has(key) && isScalar(held) : isDroppedWhole || !saysOfOthers;
  });
}

/** The place at a path, made where the library has left an empty object out. */
function made(data: Data, path: readonly string[]): unknown {
  return path.reduce<unknown>((place, key) => {
    if (Array.isArray(place)) return place[Number(key)] as unknown;
    if (isObject(place)) return (place[key] ??= {});
    return undefined;
  }, data);
}

/**
 * Mends what the library has left of the data: it drops what the schema leaves open, and a value of the wrong type,
 * which is to be refused; and it keeps what a branch forbids (`"field": false`). What is kept from the role goes too.
 */
export function cutToWhatApplies(
  schema: Schema,
  { data, left }: { data: Data; left: Data },
  role: number | undefined,
  isValid: (schema: Schema, value: unknown) => boolean,
): Data {
  const cut = structuredClone(left);
  const places = placesIn(schema, data, isValid);
  for (const place of places) {
    const dropped = droppedFrom(place, at(cut, place.path), schema);
    const target = dropped.length > 0 ? made(cut, place.path) : undefined;
    if (isObject(target)) Object.assign(target, Object.fromEntries(dropped));
  }
  for (const { path, parts } of places)
    for (const [key, field] of parts.flatMap(({ properties = {} }) =>
      Object.entries<Schema | boolean>(properties),
    )) {
      const place = at(cut, path);
      const isCut = field === false || (typeof field === 'object' && isKeptFrom(role, field));
      if (isCut && isObject(place)) delete place[key];
    }
  return cut;
}
