import { mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import { arbitraryOf } from '../../scripts/prove/arbitrary.ts';
import { schemaOfBody, withTexts } from '../../scripts/prove/free-texts.ts';
import { readOptions } from '../../scripts/prove/options.ts';
import { holds, payloads } from '../../scripts/prove/payloads.ts';
import { addLine, readLines, tableOf, verdictOf, type Line, type Row } from '../../scripts/prove/report.ts';

const line = (tried: number, wrong: string[] = [], beside: Record<string, number> = {}): Line => ({
  ...{ proof: 'kills', engine: 'embedded', at: '2026-11-24T22:00:00Z', build: 'b', machine: 'm' },
  ...{ tried, wrong, beside },
});
const row = (...lines: Line[]): Row => ({ what: 'lost writes', engine: 'embedded', goal: 100, lines });

describe('a row', () => {
  test('is met when as many were tried as the goal says and nothing went wrong', () => {
    expect(verdictOf(row(line(60), line(40)))).toBe('met');
    expect(verdictOf(row(line(60)))).toBe('held');
    expect(verdictOf(row())).toBe('held');
  });

  test('is missed by one broken promise, however many were kept', () => {
    expect(verdictOf(row(line(1000), line(1, ['a write was lost']), line(1000)))).toBe('missed');
  });

  test('stands in the table with the sums of its portions, and its broken promises below', () => {
    const [, shown = '', broken] = tableOf([
      row(line(60, [], { kills: 1 }), line(40, ['gone'], { kills: 2 })),
    ]).split('\n');
    expect(shown).toMatch(/^lost writes +embedded +1 of 100 +3 kills +0 of 100 +missed$/);
    expect(broken).toBe('  lost writes: gone');
  });
});

test('a report is read as it was written, without the half line of a run that was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'below', 'prove.jsonl');
  expect(readLines(file)).toEqual([]);
  addLine(file, line(1));
  addLine(file, line(2, ['gone']));
  appendFileSync(file, '\n{"proof":"kills","beside":{}');
  expect(readLines(file)).toEqual([line(1), line(2, ['gone'])]);
  addLine(file, line(3));
  expect(readLines(file)).toEqual([line(1), line(2, ['gone']), line(3)]);
});

test('every row is proved unless some are named; an unknown one is refused with the names there are', () => {
  expect(readOptions([], ['kills', 'fuzz'])).toMatchObject({
    only: ['kills', 'fuzz'],
    quick: false,
    minutes: Infinity,
  });
  expect(readOptions(['--only', 'fuzz', '--minutes', '2'], ['kills', 'fuzz'])).toMatchObject({
    only: ['fuzz'],
    minutes: 2,
  });
  expect(() => readOptions(['--only', 'tea'], ['kills'])).toThrow(/no row named tea[\s\S]+--only +kills/);
  expect(() => readOptions(['--minutes', 'tea'], ['kills'])).toThrow('--minutes must be a number.');
});

test('documents made from a form are right often enough to get past its validator, and wrong often enough', () => {
  for (const name of ['boat-info', 'review', 'reason', 'campaign'] as const) {
    const { schema, validate } = forms[name];
    const made = fc.sample(arbitraryOf(schema), { numRuns: 400, seed: 7 });
    const right = made.filter((one) => validate(one)).length / made.length;
    expect([name, right > 0.2, right < 1]).toEqual([name, true, true]);
  }
});

test('a text is put into each field that takes any, as long as it may be, and into no other one', () => {
  const next = (maxLength: number): string => `free up to ${maxLength}`;
  const booking = {
    paymethod: 'card',
    date: '2026-06-01T10:00:00Z',
    guest: { _id: 'guest-1', lastName: 'Guest' },
  };
  const filled = withTexts(schemaOfBody('reported-booking'), booking, next) as typeof booking & {
    plan: string;
  };
  expect(filled).toMatchObject({ paymethod: 'card', date: booking.date, guest: { _id: 'guest-1' } });
  expect(filled.guest.lastName).toMatch(/^free up to \d+$/);
  expect(filled.plan).toMatch(/^free up to \d+$/);
});

test('each stored script tells by its number which one has run', () => {
  for (const payload of payloads)
    expect([payload, payloads.filter((_, other) => holds(payload, other)).length]).toEqual([payload, 1]);
  expect(payloads.every((payload, at) => holds(payload, at))).toBe(true);
});
