import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/language/i18n.ts';
import { isBegun } from '#tests/support/texts/collections.ts';
import { textsOf } from '#tests/support/texts/texts.ts';

type Texts = Record<string, string>;

const root = process.cwd();
const { found, problems } = textsOf(root);
const fileOf = new Map([...found].reverse().map(({ text, file }) => [text, file]));
const placesIn = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');
const textsIn = (code: string): Texts => {
  const { $schema: _, ...texts } = JSON.parse(
    readFileSync(`${root}/schemas/locales/${code}.json`, 'utf8'),
  ) as Texts;
  return texts;
};

/** The languages of the product are whole; a collection that was added is translated whole or not yet. */
const shipped = ['en', 'de', 'it'];
const one = '_one';
const english = textsIn('en');
/** A text with a `{{count}}`, or one that English has a form for one of. */
const isPlural = (text: string): boolean => text.includes('{{count}}') || text + one in english;
const plurals = [...fileOf]
  .filter(([text]) => isPlural(text))
  .map(([text, file]) => [text + one, file] as const);

test('no text is shown that a translation cannot reach', () => {
  expect(problems).toEqual([]);
});

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  const file = `schemas/locales/${code}.json`;
  const texts = textsIn(code);
  // An English text is its own translation: only what is said of one is written down.
  const wanted = new Map<string, string>(code === 'en' ? plurals : [...fileOf, ...plurals]);

  // A language that was added may be on its way: what it lacks is shown in English, and counted by npm run schemas.
  test.skipIf(!shipped.includes(code))('translates every text that is shown, and each plural', () => {
    const missing = [...wanted].filter(([text, where]) => !(text in texts) && isBegun(where, texts));
    expect(missing.map(([text, where]) => `${file}: "${text}" (${where}) is missing; add it.`)).toEqual([]);
  });

  test('translates nothing else', () => {
    const idle = Object.keys(texts).filter((text) => !wanted.has(text));
    expect(idle.map((text) => `${file}: "${text}" is shown nowhere; remove it.`)).toEqual([]);
  });

  test('keeps the places of every text', () => {
    const wrong = Object.entries(texts).filter(
      ([text, translation]) => placesIn(text) !== placesIn(translation),
    );
    expect(
      wrong.map(([text]) => `${file}: "${text}" needs ${placesIn(text) || 'no place'}; mend it.`),
    ).toEqual([]);
  });

  test('writes decimals as the language does', () => {
    const decimal = new Intl.NumberFormat(code).formatToParts(0.5).find(({ type }) => type === 'decimal');
    // 192.0.2.1 is no number.
    const other = decimal?.value === ',' ? /(?<![\d.])\d+\.\d+(?!\.?\d)/ : /\d,\d(?!\d\d)/;
    expect(Object.values(texts).filter((text) => other.test(text))).toEqual([]);
  });

  test('has two forms at most, besides the one that a language uses for millions', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    expect(pluralCategories.filter((form) => form !== 'many').sort()).toEqual(['one', 'other']);
  });
});

// English has the straight apostrophe of its keys.
test.each(shipped.filter((code) => code !== 'en'))(
  '%s: quotation marks are written as they are printed',
  (code) => {
    expect(Object.values(textsIn(code)).filter((text) => /['"`]/.test(text))).toEqual([]);
  },
);
