// Moments however another server writes them, looked at from a place that is not in UTC.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dayIn } from '#schemas/days.ts';
import { dateTimeIn } from '#src/components/controls/date-time-parts.ts';

/** What a process elsewhere reads. */
function readIn(zone: string, name: string, module: string, values: readonly unknown[]): unknown {
  const script = `
    import { ${name} } from '${module}';
    console.log(JSON.stringify(${JSON.stringify(values)}.map(${name})));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone } }).toString());
}

const written = {
  '2026-05-01 00:30': '2026-05-01',
  '2026-05-01T23:30:00': '2026-05-01',
  '2026-05-01': '2026-05-01',
  '2026-05-01 1:30': '2026-05-01',
  '2026-05-01 00:30:00.123456': '2026-05-01',
  '05/01/2026': '2026-05-01',
  'May 1, 2026': '2026-05-01',
  '05-01-2026': '2026-05-01',
  '1-May-2026': '2026-05-01',
  '1777593600000': '2026-05-01',
  'May 1, 2026 00:30 EST': '2026-05-01',
  '2026-05-01T00:30:00Z': '2026-05-01',
  '2026-05-01T00:30:00+02:00': '2026-04-30',
  '2026-05-01T00:30:00.123+0200': '2026-04-30',
  '2026-05-01 00:30:00+02': '2026-04-30',
  'Fri, 01 May 2026 00:30:00 +0200': '2026-04-30',
  'Fri May 01 2026 00:30:00 GMT+0200 (CEST)': '2026-04-30',
  '2026': '2026-01-01',
  'next week': '',
  '5': '',
  '12.5': '',
  'Berth 12': '',
  '10:00': '',
  '99999999999999999': '',
  '': '',
};

test.each(['Europe/Berlin', 'America/New_York'])(
  'a day without a zone is the one that is written in %s',
  (zone) => {
    expect(readIn(zone, 'dayIn', '#schemas/days.ts', Object.keys(written))).toEqual(Object.values(written));
  },
);

test('nor does a time of day depend on where it is looked at', () => {
  const read = (name: string, module: string): unknown =>
    readIn('America/New_York', name, module, ['2026-05-01 10:00', '2026-05-01T10:00:00', 'soon']);
  expect(read('stampText', '#src/components/formats/moment.ts')).toEqual([
    '2026-05-01 10:00 UTC',
    '2026-05-01 10:00 UTC',
    'soon',
  ]);
  expect(read('timeText', '#src/components/formats/moment.ts')).toEqual(['10:00', '10:00', '']);
  const parts = { date: '2026-05-01', time: '10:00' };
  expect(read('partsOf', '#src/components/controls/date-time-parts.ts')).toEqual([
    parts,
    parts,
    { date: '', time: '' },
  ]);
});

test('milliseconds are a day, and what is no moment is none', () => {
  expect([1777593600000, new Date(1777593600000), null, undefined, {}, [1], true, NaN].map(dayIn)).toEqual([
    '2026-05-01',
    '2026-05-01',
    '',
    '',
    '',
    '',
    '',
    '',
  ]);
});

test('a form takes a date and a time as they came, others as one of UTC, and what is none as it is', () => {
  const kept = [
    '2026-05-01T10:00:00Z',
    '2026-05-01T10:00:00.000+02:00',
    'T10:00',
    'soon',
    '',
    null,
    { a: 1 },
  ];
  expect(kept.map(dateTimeIn)).toEqual(kept);
  const other = ['2026-05-01 10:00', 1777629600000, '2026-05-01T10:00:00'];
  expect(
    readIn('America/New_York', 'dateTimeIn', '#src/components/controls/date-time-parts.ts', other),
  ).toEqual(other.map(() => '2026-05-01T10:00:00.000Z'));
});
