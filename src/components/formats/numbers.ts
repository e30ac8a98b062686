// Numbers as they are written in the chosen language.
import type { Language } from '#src/language/i18n.ts';

const usDollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** One way for each kind of number: `1,200`, `4.5`, `$1,200.50` and `$1,200`, `$1.2K`, `72.5%`, `+12%` in English. */
const kinds = {
  number: {},
  score: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  dollars: { ...usDollars, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
  shortDollars: { ...usDollars, notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  change: { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** A format is made once for each language: to make one takes longer than to write many numbers with it. */
const made = new Map<string, Intl.NumberFormat>();

function formatOf(kind: keyof typeof kinds, language: Language): Intl.NumberFormat {
  const key = `${kind} ${language}`;
  const format = made.get(key) ?? new Intl.NumberFormat(language, kinds[kind]);
  made.set(key, format);
  return format;
}

/** A number by itself. */
export const numeral = (value: number, language: Language): string =>
  formatOf('number', language).format(value);

/** A rating, with one decimal. */
export const score = (value: number, language: Language): string => formatOf('score', language).format(value);

/** US dollars; whole dollars go without cents. Another server may write them as a text. */
export const dollars = (amount: number | string, language: Language): string =>
  formatOf('dollars', language).format(Number(amount));

/** Where there is little room. */
export const shortDollars = (amount: number, language: Language): string =>
  formatOf('shortDollars', language).format(amount);

/** @param amount in hundredths */
export const percent = (amount: number, language: Language): string =>
  formatOf('percent', language).format(amount / 100);

/** By how much more or less than before, with its sign; nothing to compare with without a former figure. */
export const changeOf = (now: number, before: number, language: Language): string | undefined =>
  before === 0 ? undefined : formatOf('change', language).format(now / before - 1);
