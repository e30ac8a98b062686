import { expect, it } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import { joinParts, partsOf, timesOfDay } from '#src/components/controls/date-time-parts.ts';

it('§5 the time picker offers 15-minute steps across 24 hours', () => {
  const times = timesOfDay(limits.timeStepMinutes);
  expect(times).toHaveLength(96);
  expect(times.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
  expect(times.at(-1)).toBe('23:45');
});

it('§5 a stored time between two steps is offered at its place', () => {
  const times = timesOfDay(15, '10:07');
  expect(times).toHaveLength(97);
  expect(times.indexOf('10:07')).toBe(times.indexOf('10:00') + 1);
  expect(timesOfDay(15, '10:15')).toHaveLength(96);
});

it.each([
  ['2026-05-01T10:00:00Z', { date: '2026-05-01', time: '10:00' }],
  ['2026-05-01T10:00:00.000Z', { date: '2026-05-01', time: '10:00' }],
  ['2026-05-01T00:30:00+02:00', { date: '2026-04-30', time: '22:30' }],
  ['2026-05-01T10:07:30Z', { date: '2026-05-01', time: '10:07:30' }],
  ['2026-05-01', { date: '2026-05-01', time: '' }],
  ['T10:15', { date: '', time: '10:15' }],
  ['soon', { date: '', time: '' }],
  ['', { date: '', time: '' }],
  [null, { date: '', time: '' }],
  [undefined, { date: '', time: '' }],
])('%s is shown in UTC by its parts', (value, parts) => {
  expect(partsOf(value)).toEqual(parts);
});

it('both parts make an ISO time in UTC, a half stays a half, none is no value', () => {
  expect(joinParts({ date: '2026-05-01', time: '10:15' })).toBe('2026-05-01T10:15:00Z');
  expect(joinParts({ date: '2026-05-01', time: '' })).toBe('2026-05-01');
  expect(joinParts({ date: '', time: '10:15' })).toBe('T10:15');
  expect(joinParts({ date: '', time: '' })).toBeUndefined();
});

it.each(['2026-05-01T10:07:30Z', '2026-05-01T10:07:30.250Z', '2026-05-01', 'T10:15'])(
  '%s survives being shown',
  (value) => {
    expect(joinParts(partsOf(value))).toBe(value);
  },
);
