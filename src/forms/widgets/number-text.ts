// A number as people write it: with the signs of their language, and everywhere with a comma for the point.

/** What groups thousands in a language, and what stands before the decimals. */
export interface Signs {
  group: string | undefined;
  decimal: string | undefined;
}

export function signsOf(language: string): Signs {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
  const sign = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  return { group: sign('group'), decimal: sign('decimal') };
}

const currency = /\p{Sc}/u;
const inThousands = /^([+-]?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?!\3)((?:[.,]\d*)?)$/;

/**
 * What a text comes to, NaN where it is no number. One sign before three digits groups them where the language does, and
 * beside a currency, which has no thousandths; several signs say themselves which of them groups.
 */
export function numberIn(text: string, { group }: Signs): number {
  const isMoney = currency.test(text);
  const plain = text.replace(currency, '');
  const [, minus = '', whole = '', sign = '', decimals = ''] = inThousands.exec(plain) ?? [];
  const isSure = decimals !== '' || whole.indexOf(sign) < whole.lastIndexOf(sign);
  if (whole !== '' && (isSure || isMoney || sign === group))
    return Number(minus + whole.replaceAll(sign, '') + decimals.replace(',', '.'));
  return plain === '' ? NaN : Number(plain.replace(',', '.'));
}

/** A value as its field shows it: a text that is no number stays as it was typed. */
export function numberText(value: unknown, { decimal }: Signs): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  return decimal === ',' ? String(value).replace('.', ',') : String(value);
}
