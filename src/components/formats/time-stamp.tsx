import { stampText } from './moment.ts';

export interface TimeStampProps {
  /** A moment as the wire says it, `2026-04-18T09:30:00.000Z`. */
  at: string;
}

export function TimeStamp({ at }: TimeStampProps) {
  return <time dateTime={at}>{stampText(at)}</time>;
}
