export interface TimeStampProps {
  /** A moment as the wire says it, `2026-04-18T09:30:00.000Z`. */
  at: string;
}

/** Writes a moment to the minute: day and time of day in UTC (§9). */
export function TimeStamp({ at }: TimeStampProps) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}
