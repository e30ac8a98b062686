import { dayIn, momentIn } from '#schemas/days.ts';

/** `2026-04-18T09:30:00.000Z` as its time of day in UTC, `09:30`; '' for what is no moment. */
export function timeText(moment: string | undefined): string {
  const at = momentIn(moment);
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(11, 16);
}

/** The time of a moment of today, otherwise its day, both in UTC. */
export function momentText(moment: string, now = new Date()): string {
  const day = dayIn(moment);
  return day === dayIn(now) ? timeText(moment) : day;
}

/** A moment of any zone to the minute: day and time of day in UTC (§9); what is none stays as it is. */
export function stampText(at: string): string {
  const day = dayIn(at);
  return day ? `${day} ${timeText(at)} UTC` : at;
}
