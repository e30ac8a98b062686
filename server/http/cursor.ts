// Where a page of a list ends, as one opaque word: what its last row is sorted by, and its key.
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { Refusal } from './refusal.ts';

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a value of a place is a moment, as the database writes it. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && isoDate.test(value);

export const cursorOf = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

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
  throw new Refusal(400, name, messages.refusal.malformed);
}
