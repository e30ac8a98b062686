// Days of the calendar in UTC, as the wire, the forms and the addresses write them: YYYY-MM-DD.

/** How long a day of UTC is, in milliseconds. */
export const dayLength = 86_400_000;

/**
 * The day of a moment.
 * @throws RangeError for what is no moment
 */
export const dayOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** Today, or so many days after it; before it, where they are negative. */
export const today = (days = 0): string => dayOf(Date.now() + days * dayLength);

/** The day of what stands for a moment, a text or milliseconds; '' for what is none. */
export function dayIn(value: unknown): string {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)))
    return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : dayOf(date);
}
