import { describe, expect, it } from 'vitest';
import { numberIn, numberText, signsOf } from '#src/forms/widgets/number-text.ts';

const refused = NaN;
const table: [text: string, en: number, de: number, it: number][] = [
  ['12', 12, 12, 12],
  ['-3', -3, -3, -3],
  ['2e-3', 0.002, 0.002, 0.002],
  ['1,5e3', 1500, 1500, 1500],
  ['1.', 1, 1, 1],
  ['.5', 0.5, 0.5, 0.5],
  // Either sign stands before decimals …
  ['1,5', 1.5, 1.5, 1.5],
  ['1.5', 1.5, 1.5, 1.5],
  ['1,20', 1.2, 1.2, 1.2],
  ['1,2005', 1.2005, 1.2005, 1.2005],
  ['1200,500', 1200.5, 1200.5, 1200.5],
  // … but for that of the language, before three digits: nobody writes a zero before thousands.
  ['1,200', 1200, 1.2, 1.2],
  ['1.200', 1.2, 1200, 1200],
  ['-12,500', -12500, -12.5, -12.5],
  ['0,125', 0.125, 0.125, 0.125],
  ['0.125', 0.125, 0.125, 0.125],
  // A currency has no thousandths.
  ['$1,200', 1200, 1200, 1200],
  ['1.200$', 1200, 1200, 1200],
  ['€1,5', 1.5, 1.5, 1.5],
  ['-$1,200.50', -1200.5, -1200.5, -1200.5],
  // Several signs say themselves which of them groups.
  ['1,200.5', 1200.5, 1200.5, 1200.5],
  ['1.200,5', 1200.5, 1200.5, 1200.5],
  ['1,200,000', 1200000, 1200000, 1200000],
  ['1.200.000,25', 1200000.25, 1200000.25, 1200000.25],
  ['1,200,', refused, refused, refused],
  ['1,20,000', refused, refused, refused],
  ['1,2.5', refused, refused, refused],
  ['1.200.50', refused, refused, refused],
  ['$', refused, refused, refused],
];

describe.each(['en', 'de', 'it'])('a number as it is written in %s', (language) => {
  const at = ['en', 'de', 'it'].indexOf(language) + 1;
  it.each(table)('%s', (...row) => {
    expect(numberIn(row[0], signsOf(language))).toBe(row[at]);
  });

  it('is understood as it is shown', () => {
    const signs = signsOf(language);
    for (const value of [0, -1.5, 46.525, 1200, 1234567.125, 1e21, 2e-7])
      expect(numberIn(numberText(value, signs), signs)).toBe(value);
    for (const value of [1200, 1234567.89])
      for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
        const text = value.toLocaleString(language, { style: 'currency', currency: 'EUR', currencyDisplay });
        expect(numberIn(text.replaceAll(/\s/g, ''), signs)).toBe(value);
      }
  });
});

it('what is no number is shown as it was typed', () => {
  expect(numberText('1,2.5', signsOf('de'))).toBe('1,2.5');
  expect(numberText(undefined, signsOf('de'))).toBe('');
  expect(numberText(46.5, signsOf('de'))).toBe('46,5');
});
