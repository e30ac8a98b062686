import { expect, test } from 'vitest';
import { momentText, stampText, timeText } from '#src/components/formats/moment.ts';

test.each([
  ['2026-04-18T09:30:00.000Z', '2026-04-18 09:30 UTC'],
  ['2026-04-18T00:15:00+02:00', '2026-04-17 22:15 UTC'],
  ['soon', 'soon'],
])('§9 a moment of any zone is written in UTC: %s', (at, text) => {
  expect(stampText(at)).toBe(text);
});

test('of today its time is written, of another day its day', () => {
  const now = new Date('2026-04-18T23:00:00Z');
  expect(momentText('2026-04-19T00:30:00+02:00', now)).toBe('22:30');
  expect(momentText('2026-04-17T22:30:00Z', now)).toBe('2026-04-17');
  expect([timeText('never'), momentText('never', now)]).toEqual(['', '']);
});
