import { dayIn } from '#schemas/days.ts';

export interface DayProps {
  /** A date, or what the wire says of one. */
  value: string | number | Date | null | undefined;
}

/** Writes a date as YYYY-MM-DD in UTC (§9); what is no date becomes a dash. */
export const dayText = (value: DayProps['value']): string => dayIn(value) || '–';

export function Day({ value }: DayProps) {
  const text = dayText(value);
  return <time dateTime={text === '–' ? undefined : text}>{text}</time>;
}
