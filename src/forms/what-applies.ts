// What of the data is judged and sent: what applies now, and what the role may write.
import { valueAt } from '#schemas/explain.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { appliedTo, fieldsOf, schemasUnder } from '#schemas/walk.ts';
import { isSame } from './dirty.ts';
import { isKeptFrom, takesNull, type Data } from './form-data.ts';

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Whether an object says nothing of its fields: it is written as JSON, and an empty one is an answer too. */
const isUndescribed = (schemas: readonly Schema[]): boolean =>
  !schemas.some((one) => one.properties ?? one.additionalProperties ?? one.patternProperties);

const isEmptyObject = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

type IsValid = (schema: Schema, value: unknown) => boolean;

interface Place {
  path: string[];
  value: Data;
  parts: Schema[];
}

/** The objects within the data, each with all that applies to it, the top first. */
function placesIn(schema: Schema, data: Data, isValid: IsValid): Place[] {
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

/** The fields that apply now. */
const applyingIn = (parts: readonly Schema[]): Set<string> =>
  new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));

/** What of an object the library drops and the schema judges: keys it says nothing of or refuses, and values of a wrong type. */
function droppedFrom({ value, parts }: Place, left: unknown, root: Schema): [string, unknown][] {
  const saysOfOthers = parts.some(
    ({ additionalProperties, unevaluatedProperties, patternProperties }) =>
      additionalProperties !== undefined || unevaluatedProperties !== undefined || patternProperties,
  );
  const hasPatterns = parts.some((one) => one.patternProperties && one.additionalProperties === false);
  // An object that holds nothing but empty texts and nulls is dropped whole, with the keys of its own.
  const isDroppedWhole = !isObject(left);
  const named = new Set(parts.flatMap((part) => [...fieldsOf(part, root).keys()]));
  const applying = applyingIn(parts);
  return Object.entries(value).filter(([key, held]) => {
    const isThere = isObject(left) && Object.hasOwn(left, key) && left[key] !== undefined;
    if (isThere || held === undefined) return false;
    if (!named.has(key)) return isDroppedWhole || !saysOfOthers || hasPatterns || key in {};
    if (!applying.has(key)) return false;
    return isScalar(held) || (isEmptyObject(held) && isUndescribed(schemasUnder(root, parts, key)));
  });
}

const namesIn = (branches: readonly (Schema | boolean | string[] | undefined)[], root: Schema): string[] =>
  branches.flatMap((branch) => (isObject(branch) ? [...fieldsOf(branch as Schema, root).keys()] : []));

/** The fields of an object that only a branch names which does not apply: an open form would take them for keys of one's own. */
function leftBehind({ value, parts }: Place, root: Schema, isValid: IsValid): string[] {
  const holds = (condition: Schema | boolean): boolean =>
    typeof condition === 'boolean' ? condition : isValid(condition, value);
  const taken = applyingIn(parts);
  const left: string[] = [];
  for (const part of parts) {
    if (part.if !== undefined) left.push(...namesIn([holds(part.if) ? part.else : part.then], root));
    for (const [key, dependent] of Object.entries(part.dependencies ?? {}))
      if (!Object.hasOwn(value, key)) left.push(...namesIn([dependent], root));
    for (const options of [part.oneOf ?? [], part.anyOf ?? []]) {
      const refused = options.filter((option) => !isValid(option, value));
      // Where no option takes the value, nobody knows yet which one is meant.
      const isOpen = refused.length === options.length;
      const names = namesIn(refused, root);
      if (isOpen) for (const key of names) taken.add(key);
      else left.push(...names);
    }
  }
  return left.filter((key) => !taken.has(key));
}

/** The place at a path, made where the library has left an empty object out. */
function made(data: Data, path: readonly string[]): unknown {
  return path.reduce<unknown>((place, key) => {
    if (Array.isArray(place)) return place[Number(key)] as unknown;
    if (isObject(place)) return (place[key] ??= {});
    return undefined;
  }, data);
}

export interface Asked {
  schema: Schema;
  /** The role of whoever fills the form in; undefined where nobody is known. */
  role: number | undefined;
  isValid: IsValid;
  /** Whether a yes or no at a path is asked for by name: then nothing chosen is no answer, and not a no. */
  asks: (path: readonly string[]) => boolean;
}

const requiredIn = (parts: readonly Schema[]): string[] => parts.flatMap(({ required = [] }) => required);

/** What is required of an object and was left alone all the same: a box that nobody has ticked is a no, and no rows are a list. */
function unsaid({ path, value, parts }: Place, asks: Asked['asks']): [string, false | []][] {
  return requiredIn(parts)
    .filter((key) => value[key] === undefined && !asks([...path, key]))
    .flatMap((key): [string, false | []][] => {
      const said = parts.flatMap(({ properties = {} }) => properties[key] ?? []);
      const isA = (type: string): boolean =>
        said.some((field) => typeof field === 'object' && field.type === type);
      if (isA('boolean')) return [[key, false]];
      return isA('array') ? [[key, []]] : [];
    });
}

/** What nobody is to send: what a branch forbids (`"field": false`), and what is kept from the role. */
const forbidden = ({ parts }: Place, role: number | undefined): string[] =>
  parts
    .flatMap(({ properties = {} }) => Object.entries<Schema | boolean>(properties))
    .flatMap(([key, field]) => (field === false || (field !== true && isKeptFrom(role, field)) ? [key] : []));

/** Whether nothing was entered into an object, nor into what is in it. */
const holdsNothing = (object: Data, said: Schema[], root: Schema): boolean =>
  Object.entries(object).every(([key, held]) => isUnbegun(key, held, said, root));

/** Whether a row or an entry was made by the library, and nobody has filled it in: an emptied one is a null to it. */
function isSlot(one: unknown, said: Schema[], root: Schema): boolean {
  if (one === null) return !said.every(takesNull);
  return one === undefined || (isObject(one) && holdsNothing(one, said, root));
}

/** Whether nobody has begun a list: it has no rows and must have some, or the slots alone that it is drawn with. */
function isUnbegunList(rows: unknown[], said: Schema[], root: Schema, isRequired: boolean): boolean {
  const asksForRows = said.some(({ minItems = 0 }) => minItems > 0);
  if (rows.length === 0) return asksForRows;
  const hasSlots = (isRequired && asksForRows) || said.some(({ items }) => Array.isArray(items));
  return hasSlots && rows.every((one, at) => isSlot(one, schemasUnder(root, said, String(at)), root));
}

function isUnbegun(key: string, held: unknown, parts: Schema[], root: Schema): boolean {
  const said = schemasUnder(root, parts, key);
  if (Array.isArray(held)) return isUnbegunList(held, said, root, requiredIn(parts).includes(key));
  // An empty one is an answer too.
  const isGroup = isObject(held) && Object.keys(held).length > 0;
  return isGroup ? holdsNothing(held, said, root) : held === undefined;
}

/** Whether a value is what it begins with by itself, in all its parts. */
const isAsBegun = (held: unknown, said: Schema[], root: Schema): boolean =>
  said.some((one) => isSame(one.default, held)) ||
  (isObject(held) &&
    Object.entries(held).every(([key, inner]) => isAsBegun(inner, schemasUnder(root, said, key), root)));

/** The lists and the groups that need not be there, and that nobody has begun. */
const unbegun = ({ value, parts }: Place, root: Schema): string[] =>
  Object.entries(value).flatMap(([key, held]) => {
    if (typeof held !== 'object' || requiredIn(parts).includes(key)) return [];
    const said = schemasUnder(root, parts, key);
    // Defaults alone are a group where nothing else must be in it.
    const isIncomplete = isObject(held) && requiredIn(said).some((name) => held[name] === undefined);
    return (isIncomplete && isAsBegun(held, said, root)) || isUnbegun(key, held, parts, root) ? [key] : [];
  });

/** A copy without functions: under a key such as `constructor` the library finds what every object inherits. */
const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const own = Object.entries(value).filter(([, held]) => typeof held !== 'function');
  return Object.fromEntries(own.map(([key, held]) => [key, copied(held)]));
};

/**
 * Mends what the library has left of the data: it drops what the schema leaves open, and a value of the wrong type,
 * which is to be refused; and it keeps what a branch forbids, and in an open form what belongs to a branch that does
 * not apply. A required box is answered, ticked or not, and so is a required list, with rows or without.
 */
export function cutToWhatApplies(
  { data, left }: { data: Data; left: Data },
  { schema, role, isValid, asks }: Asked,
): Data {
  const cut = copied(left) as Data;
  const places = placesIn(schema, data, isValid);
  for (const place of places) {
    const dropped = droppedFrom(place, valueAt(cut, place.path), schema);
    const answers = [...dropped, ...unsaid(place, asks)];
    const target = answers.length > 0 ? made(cut, place.path) : undefined;
    if (isObject(target)) Object.assign(target, Object.fromEntries(answers));
  }
  for (const place of places) {
    const target = valueAt(cut, place.path);
    const away = isObject(target)
      ? [...leftBehind(place, schema, isValid), ...forbidden(place, role), ...unbegun(place, schema)]
      : [];
    for (const key of away) delete (target as Data)[key];
  }
  return cut;
}
