// What a server answers to a call of §7, read as rows: another one may have gaps in its lists, or something else in their place.
import { isMutation, type Call } from '#schemas/calls.ts';
import { isObject } from '#schemas/is-object.ts';
import { textOf } from '#schemas/row-values.ts';

const asList = (value: unknown): unknown => {
  if (!Array.isArray(value)) return undefined;
  return value.includes(null) ? value.filter((one) => one !== null) : value;
};
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const asNumber = (value: unknown): unknown => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isNaN(number) ? value : number;
};

/** What §3 has for a list, the names of catalogue rows, and the figures of a host. */
const fields = Object.entries({
  plans: asList,
  reviews: asList,
  boats: asList,
  accessories: asList,
  allowes: asList,
  name: asText,
  title: asText,
  review: asNumber,
  booking: asNumber,
  resrate: asNumber,
});

/** What is as it should be stays the row it is. */
function readRow(row: unknown): unknown {
  if (!isObject(row)) return row;
  const odd = fields.filter(([field, read]) => read(row[field]) !== row[field]);
  if (odd.length === 0) return row;
  return { ...row, ...Object.fromEntries(odd.map(([field, read]) => [field, read(row[field])])) };
}

const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || data === '' || (isObject(data) && Object.keys(data).length === 0);

/** Whether rows were asked for, and what came is neither rows nor nothing: a list that is shown as empty would be a lie. */
export const isUnreadable = (row: Call, data: unknown): boolean =>
  Array.isArray(row.answer) && !row.ours && !isMutation(row) && !Array.isArray(data) && !isNothing(data);

/** The rows of a list, of which another server may answer the keys alone, or one row. */
export function readAnswer(data: unknown): unknown {
  if (!Array.isArray(data)) return readRow(data);
  return data.flatMap((one: unknown) => {
    if (isObject(one)) return [readRow(one)];
    const name = textOf(one);
    return name === '' ? [] : [{ _id: one, name }];
  });
}
