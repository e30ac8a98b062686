import { expect, test } from 'vitest';
import { dayText } from '#src/components/formats/day.tsx';

test('what is no date is a dash: nothing, null, words', () => {
  expect([undefined, null, '', 'soon'].map(dayText)).toEqual(['–', '–', '–', '–']);
  expect(dayText('2026-02-03T23:59:00Z')).toBe('2026-02-03');
});
