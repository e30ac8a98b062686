// Where a page of a list ends, as one opaque word: what its last row is sorted by, and its key.
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { classifyFailure } from '../database/failures.ts';
import { Refusal } from './refusal.ts';

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a value of a place is a moment, as the database writes it. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isoDate.test(value) && !Number.isNaN(Date.parse(value));

export const cursorOf = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const refusalAt = (name: string): Refusal => new Refusal(400, name, messages.refusal.malformed);

/**
 * The place that a cursor names.
 * @param name of the query's field
 * @throws Refusal 400 for a word that no page of this list ended with
 */
export function placeOf<Place extends readonly unknown[]>(
  cursor: string,
  isPlace: (found: readonly unknown[]) => found is Place,
  name = 'after',
): Place {
  try {
    const found: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(found) && isPlace(found)) return found;
  } catch {
    // Falls through to the refusal: not a word of ours.
  }
  throw refusalAt(name);
}

/**
 * What a page of a list failed by: a place that the order of the list cannot be compared with is one of another order.
 * @param query with the cursor that named the place
 */
export function failureOfPage(
  error: unknown,
  { before, after }: { before?: string; after?: string },
): unknown {
  const name = before ? 'before' : 'after';
  const isOfPlace = Boolean(before ?? after) && classifyFailure(error) === 'invalid';
  return isOfPlace ? Object.assign(refusalAt(name), { cause: error }) : error;
}
