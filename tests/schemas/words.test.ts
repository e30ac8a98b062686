// docs/glossary.md: a thing has one word in each language, and two things never share one.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = process.cwd();
const textsIn = (code: string): [string, string][] =>
  Object.entries(
    JSON.parse(readFileSync(`${root}/schemas/locales/${code}.json`, 'utf8')) as Record<string, string>,
  );

/** Where English speaks of the first, the language never uses the second. */
const otherWords: Record<string, [RegExp, RegExp][]> = {
  de: [[/\bplans?\b/i, /\b(Plan|Pläne)/]],
  it: [
    [/\bpayouts?\b/i, /pagament/i],
    [/\bplans?\b/i, /\bpian[oi]\b/i],
  ],
};

describe.each(Object.entries(otherWords))('%s', (code, rows) => {
  test.each(rows)('has no other word for %s', (thing, other) => {
    const wrong = textsIn(code).filter(([english, text]) => thing.test(english) && other.test(text));
    expect(wrong).toEqual([]);
  });
});
