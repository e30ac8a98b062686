// Days of the calendar in UTC, as the wire, the forms and the addresses write them: YYYY-MM-DD.
import { textOf } from './row-values.ts';

/** How long a day of UTC is, in milliseconds. */
export const dayLength = 86_400_000;

/**
 * The day of a moment.
 * @throws RangeError for what is no moment
 */
export const dayOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** Today, or so many days after it; before it, where they are negative. */
export const today = (days = 0): string => dayOf(Date.now() + days * dayLength);

/** What stands behind a hyphen is a zone where a time of day comes before it: else it is the day or the year of a date. */
const zoned = /z$|gmt|utc|[ecmp][sd]t$|^\d{4}-\d\d-\d\d$|:\d\d\S* ?[+-]\d\d:?\d*$/i;
const iso = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;
const milliseconds = /^-?\d{9,}$/;
/** What has none is no moment: a browser would put a lone number into a year of its own choice. */
const year = /\d{4}/;

/**
 * The milliseconds of a moment that another server may write in its own way: without a zone it is of UTC, wherever it is
 * looked at. NaN for what is none.
 */
export function momentIn(value: unknown): number {
  if (typeof value === 'number' || value instanceof Date) return new Date(value).getTime();
  const text = textOf(value);
  // Beyond what a date can be, too, it is none.
  if (milliseconds.test(text)) return new Date(Number(text)).getTime();
  if (!year.test(text)) return Number.NaN;
  if (zoned.test(text)) return Date.parse(text);
  // As the standard has it, where it is near: of other texts each browser makes its own.
  return Date.parse(iso.test(text) ? `${text.replace(' ', 'T')}Z` : `${text} UTC`);
}

/** The day of what stands for a moment; '' for what is none. */
export function dayIn(value: unknown): string {
  const moment = momentIn(value);
  return Number.isNaN(moment) ? '' : dayOf(moment);
}
