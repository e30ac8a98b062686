// docs/glossary.md: a thing has one word in each language, and two things never share one.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = process.cwd();
const textsIn = (code: string): [string, string][] =>
  Object.entries(
    JSON.parse(readFileSync(`${root}/schemas/locales/${code}.json`, 'utf8')) as Record<string, string>,
  );

/** Where English speaks of the first, the language never uses the second. */
const otherWords: Record<string, [RegExp, RegExp][]> = {
  de: [
    [/Verification/, /Prüfung/],
    [/\bplans?\b/i, /\b(Plan|Pläne)/],
  ],
  it: [
    [/\breview(ed|er)? (document|queue|one)|are reviewed/i, /verific/i],
    [/chosen|choose (all|the row|at least)/i, /scelt[aeio]|scegli\b/i],
    [/policy/i, /condizion/i],
    [/\bpayouts?\b/i, /pagament/i],
    [/\bplans?\b/i, /\bpian[oi]\b/i],
  ],
};

/** Words that the product has another one for: neither its texts nor its help use them. */
const strangers: Record<string, RegExp> = {
  de: /\bFahrt|\bNutzer|Navigationslizenz|Wiederherstellungscode|beglichen|Administrator|\bBootes\b|jemand anders\b/i,
  it: /armator|\bpersonale\b|\bmarche\b/i,
};

const helpIn = (code: string): [string, string][] =>
  readdirSync(`${root}/docs/help/${code}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, readFileSync(`${root}/docs/help/${code}/${file}`, 'utf8')]);

test.each(Object.entries(strangers))('%s: help has the words of the screens', (code, stranger) => {
  const wrong = [...textsIn(code), ...helpIn(code)].filter(([, text]) => stranger.test(text));
  expect(wrong.map(([where]) => where)).toEqual([]);
});

/** How nobody is spoken to: German says Sie, Italian tu. */
const impersonal: Record<string, RegExp> = {
  de: /[.:] (Bitte|Gleich|Noch einmal|Die Seite neu)/,
  it: /(^|[.:] )(Scegliere|Riprovare|Cambiare|Controllare|Ricaricare|Accedere|Avvisare)\b/,
};

test.each(Object.entries(impersonal))('%s: people are spoken to', (code, form) => {
  expect(textsIn(code).filter(([, text]) => form.test(text))).toEqual([]);
});

describe.each(Object.entries(otherWords))('%s', (code, rows) => {
  test.each(rows)('has no other word for %s', (thing, other) => {
    const wrong = textsIn(code).filter(([english, text]) => thing.test(english) && other.test(text));
    expect(wrong).toEqual([]);
  });
});
