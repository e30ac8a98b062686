// What a server answers to a call of §7, read as rows: another one may have gaps in its lists, or something else in their place.
import { isMutation, type Call } from '#schemas/calls.ts';
import { isObject } from '#schemas/is-object.ts';
import { textOf } from '#schemas/row-values.ts';

const asList = (value: unknown): unknown => {
  if (!Array.isArray(value)) return undefined;
  return value.includes(null) ? value.filter((one) => one !== null) : value;
};
const asText = (value: unknown): unknown => textOf(value) || undefined;
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() && !Number.isNaN(Number(value)) ? Number(value) : value;

/** §3 has keys where another server puts the rows in. */
const asKey = (value: unknown): unknown => (isObject(value) ? value['_id'] : value);
const asKeys = (value: unknown): unknown =>
  asList(Array.isArray(value) && value.some(isObject) ? value.map(asKey) : value);

/** A part of a row that is a row itself. */
const asPart = (value: unknown): unknown => (isObject(value) ? readRow(value) : undefined);

/** What §3 has for a list, the names of catalogue rows, keys, and the figures of a host. */
const fields = Object.entries({
  plans: asList,
  reviews: asList,
  boats: asList,
  accessories: asKeys,
  allowes: asKeys,
  boattype: asKey,
  boatbrand: asKey,
  power: asKey,
  locationtype: asKey,
  userId: asKey,
  hostId: asKey,
  boatId: asKey,
  location2: asPart,
  name: asText,
  title: asText,
  review: asNumber,
  booking: asNumber,
  resrate: asNumber,
});

/** What is as it should be stays the row it is. */
function readRow(row: unknown): unknown {
  if (!isObject(row)) return row;
  let read = row;
  for (const [field, as] of fields) {
    const value = as(row[field]);
    if (value !== row[field]) read = { ...read, [field]: value };
  }
  return read;
}

/**
 * Whether rows were asked for, and what came is neither rows nor nothing: a list that is shown as empty would be a lie. A call of
 * ours is answered with what is written down, also a change.
 */
export function isUnreadable(row: Call, data: unknown): boolean {
  const isList = Array.isArray(row.answer);
  if (row.ours && row.answer) return isList !== Array.isArray(data) || Object(data) !== data;
  return isList && !isMutation(row) && !Array.isArray(data) && Object.keys(Object(data) as object).length > 0;
}

/** The rows of a list, of which another server may answer the keys alone; or one row, which it may put into a list. */
export function readAnswer(data: unknown, row?: Call): unknown {
  if (!Array.isArray(data)) return readRow(data);
  if (row && typeof row.answer === 'string' && !isMutation(row)) return readRow(data[0]);
  return data.flatMap((one: unknown) => {
    const name = textOf(one);
    if (isObject(one)) return readRow(one);
    return name ? { _id: one, name } : [];
  });
}
