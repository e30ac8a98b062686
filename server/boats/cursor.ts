// Where a page of boats ends, as one opaque word: date and key of its last row.
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const cursorOf = ({ date, id }: { date: string; id: string }): string =>
  Buffer.from(JSON.stringify([date, id])).toString('base64url');

/** @throws Refusal 400 for a word that no page ended with */
export function afterOf(cursor: string): { date: string; id: string } {
  try {
    const [date, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    if (typeof date === 'string' && isoDate.test(date) && typeof id === 'string') return { date, id };
  } catch {
    // Falls through to the refusal: not a word of ours.
  }
  throw new Refusal(400, 'after', messages.refusal.malformed);
}
