import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/i18n.ts';
import { textsOf } from '#tests/support/texts/texts.ts';

type Texts = Record<string, string>;

const root = process.cwd();
const { found, problems } = textsOf(root);
const fileOf = new Map([...found].reverse().map(({ text, file }) => [text, file]));
const placesIn = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');
const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');

test('no text is shown that a translation cannot reach', () => {
  expect(problems).toEqual([]);
});

describe.each(codes)('%s', (code) => {
  const file = `schemas/locales/${code}.json`;
  const { $schema: _, ...texts } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Texts;

  test('translates every text that is shown', () => {
    const missing = [...fileOf].filter(([text]) => !(text in texts));
    expect(missing.map(([text, where]) => `${file}: "${text}" (${where}) is missing; add it.`)).toEqual([]);
  });

  test('translates nothing else', () => {
    const idle = Object.keys(texts).filter((text) => !fileOf.has(text));
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
});
