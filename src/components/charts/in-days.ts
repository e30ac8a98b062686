import { dayLength, dayOf } from '#schemas/days.ts';

/**
 * The address of a list, narrowed to the days of a month or of a week, both of the first and last included.
 * @param name YYYY-MM, or the first day of the week
 */
export function inDays(list: string, name: string): string {
  const [year = 0, month = 0, day] = name.split('-').map(Number);
  const first = Date.UTC(year, month - 1, day ?? 1);
  const last = day === undefined ? Date.UTC(year, month, 0) : first + 6 * dayLength;
  return `${list}${list.includes('?') ? '&' : '?'}from=${dayOf(first)}&to=${dayOf(last)}`;
}
