// Amounts of money as they are written in the chosen language. All of them are US dollars.
import type { Language } from '#src/i18n.ts';

/** `$1,200.50` in English; whole dollars go without cents. */
export const dollars = (amount: number, language: Language): string =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
