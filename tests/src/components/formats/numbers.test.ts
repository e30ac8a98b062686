import { expect, test } from 'vitest';
import { changeOf, dollars, numeral, percent, score, shortDollars } from '#src/components/formats/numbers.ts';

/** What stands between a number and its sign is a space that breaks no line. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, ' ');

test.each([
  ['en', ['1,200', '4.0', '$1,200.50', '$1,200', '72.5%', '+12%', '-50%']],
  ['de', ['1.200', '4,0', '1.200,50 $', '1.200 $', '72,5 %', '+12 %', '-50 %']],
  ['it', ['1200', '4,0', '1200,50 $', '1200 $', '72,5%', '+12%', '-50%']],
  // A language of before is not taken for the one that is asked for now.
  ['en', ['1,200', '4.0', '$1,200.50', '$1,200', '72.5%', '+12%', '-50%']],
] as const)('numbers are written in the language %s', (language, expected) => {
  const written = [
    numeral(1200, language),
    score(4, language),
    dollars('1200.5', language),
    dollars(1200, language),
    percent(72.5, language),
    changeOf(112, 100, language),
    changeOf(1, 2, language),
  ];
  expect(written.map(plain)).toEqual(expected);
});

test.each([
  ['', '–'],
  [null, '–'],
  [[1, {}], '–'],
  ['on request', 'on request'],
  [0, '$0'],
])('an amount that is none is no 0, and is no number: %j', (amount, text) => {
  expect(dollars(amount, 'en')).toBe(text);
});

test('where there is little room, thousands are short', () => {
  expect(shortDollars(1234, 'en')).toBe('$1.2K');
});

test('what was nothing before is compared with nothing', () => {
  expect(changeOf(3, 0, 'en')).toBeUndefined();
});
