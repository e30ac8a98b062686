import { dayOf } from '#schemas/days.ts';

/** `2026-04-18T09:30:00.000Z` as its time of day in UTC, `09:30`; '' for what is no moment. */
export function timeText(moment: string | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(11, 16);
}

/** The time of a moment of today, otherwise its day, both in UTC. */
export function momentText(moment: string, now = new Date()): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const [day, today] = [date, now].map(dayOf);
  return day === today ? timeText(moment) : (day ?? '');
}

/** A moment of any zone to the minute: day and time of day in UTC (§9); what is none stays as it is. */
export const stampText = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? at : `${dayOf(new Date(at))} ${timeText(at)} UTC`;
