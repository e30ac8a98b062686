// Numbers as they are written in the chosen language.
import { textOf } from '#schemas/row-values.ts';
import type { Language } from '#src/language/i18n.ts';

const usDollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** One way for each kind of number, those of columns called as their format: `1,200`, `4.5`, `$1,200.50` and `$1,200`, `$1.2K`, `72.5%`, `+12%` in English. */
const kinds = {
  number: {},
  rating: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  money: { ...usDollars, trailingZeroDisplay: 'stripIfInteger' },
  shortMoney: { ...usDollars, notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  change: { style: 'percent', signDisplay: 'exceptZero' },
} satisfies Record<string, Intl.NumberFormatOptions>;
type Kind = keyof typeof kinds;

/** A format is made once for each language: to make one takes longer than to write many numbers with it. */
const made: Record<string, Intl.NumberFormat> = {};

const written = (kind: Kind, value: number, language: Language): string =>
  (made[kind + language] ??= new Intl.NumberFormat(language, kinds[kind])).format(value);

/** A number by itself. */
export const numeral = (value: number, language: Language): string => written('number', value, language);

/** A rating, with one decimal. */
export const score = (value: number, language: Language): string => written('rating', value, language);

/** Another server may write it as a text; what is no number stays as it is. */
function writtenIfNumber(kind: Kind, amount: unknown, language: Language): string {
  const text = textOf(amount).trim();
  const number = text === '' ? NaN : Number(text);
  return Number.isNaN(number) ? text : written(kind, number, language);
}

/** How large something is; '' where that is not known. */
export const measure = (amount: unknown, language: Language): string =>
  writtenIfNumber('number', amount, language);

/** US dollars; whole dollars go without cents; nothing is a dash, and no 0. */
export const dollars = (amount: unknown, language: Language): string =>
  writtenIfNumber('money', amount, language) || '–';

/** A number as a column of a list writes it; as it stands where its format is none of numbers. */
export const figure = (format = '', text: string, language: Language): string =>
  Object.hasOwn(kinds, format) ? writtenIfNumber(format as Kind, text, language) : text;

/** Where there is little room. */
export const shortDollars = (amount: number, language: Language): string =>
  written('shortMoney', amount, language);

/** @param amount in hundredths */
export const percent = (amount: number, language: Language): string =>
  written('percent', amount / 100, language);

/** By how much more or less than before, with its sign; nothing to compare with without a former figure. */
export const changeOf = (now: number, before: number, language: Language): string | undefined =>
  before === 0 ? undefined : written('change', now / before - 1, language);
