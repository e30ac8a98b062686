// A date and time in UTC as the two inputs show it. A half is a value too ('2026-05-01' or 'T10:00'): no validator
// takes it for a time, so that it is neither lost nor completed by a guess.

import { momentIn } from '#schemas/days.ts';

export interface DateTimeParts {
  /** `2026-05-01`, or '' */
  date: string;
  /** `10:00`, with seconds where a stored time has some, or '' */
  time: string;
}

const MINUTES_A_DAY = 24 * 60;
const half = /^(?<date>\d{4,}-\d\d-\d\d)?(?:T(?<time>\d\d:\d\d))?$/;

/** The parts of an ISO time in any zone, or of a half; what is neither has empty parts. */
export function partsOf(value: string | null | undefined): DateTimeParts {
  if (!value) return { date: '', time: '' };
  const { date = '', time = '' } = half.exec(value)?.groups ?? {};
  const moment = momentIn(value);
  if (date || time || Number.isNaN(moment)) return { date, time };
  const [day = '', clock = ''] = new Date(moment).toISOString().split('T');
  return { date: day, time: clock.replace(/(:00)?\.000Z$|Z$/, '') };
}

/** A date and a time as forms take them; as it came where it is one, or stands for none. */
export function dateTimeIn(value: unknown): unknown {
  const moment = momentIn(value);
  const isOne = typeof value === 'string' && /\dT.*(?:z|[+-]\d\d:\d\d)$/i.test(value);
  return isOne || Number.isNaN(moment) ? value : new Date(moment).toISOString();
}

/** ISO in UTC from both parts, a half from one, undefined from none. */
export function joinParts({ date, time }: DateTimeParts): string | undefined {
  if (date && time) return `${date}T${time}${time.length === 5 ? ':00' : ''}Z`;
  if (time) return `T${time}`;
  return date || undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** §5 The times of a day in steps; a stored time between two of them stays as its own choice. */
export function timesOfDay(stepMinutes: number, stored = ''): string[] {
  const times = Array.from({ length: Math.ceil(MINUTES_A_DAY / stepMinutes) }, (_, at) => {
    const minutes = at * stepMinutes;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  });
  return stored === '' || times.includes(stored) ? times : [...times, stored].sort();
}
