// The day on which something was done must have begun.
import { dayOf } from '#schemas/days.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

/** A zone of the earth is so far ahead of UTC. */
const MOST_AHEAD_MS = 14 * 3_600_000;

/** @throws Refusal 422 at the field `date`, for a day that has not begun anywhere yet */
export function demandPast(day: string): void {
  if (day <= dayOf(Date.now() + MOST_AHEAD_MS)) return;
  throw new Refusal(422, 'date', messages.refusal.futureDay, { label: 'Date' });
}
