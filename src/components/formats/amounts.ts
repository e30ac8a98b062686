// Amounts as they are written in the chosen language.
import type { Language } from '#src/language/i18n.ts';

/** US dollars: `$1,200.50` in English; whole dollars go without cents. Another server may write them as a text. */
export const dollars = (amount: number | string, language: Language): string =>
  Number(amount).toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });

/** `72%` in English. */
export const percent = (amount: number, language: Language): string =>
  (amount / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });

/** `$1.2K` in English: where there is little room. */
export const compactDollars = (amount: number, language: Language): string =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
