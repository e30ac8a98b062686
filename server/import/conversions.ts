// How the text of a cell becomes a value: pure functions by the names that import maps use.

/** What a map says about how a field is read. */
export interface Reading {
  rates?: Record<string, number>;
}

/** The value of a text, `''` for a text with nothing in it, `undefined` for one that cannot be read. */
type Convert = (text: string, reading: Reading) => string | number | undefined;

const FEET_PER_METRE = 3.280839895;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** `1'100`, `21,400`, `5.85`, `5,85` and `1.234.567`: a group of three after a comma is thousands. */
export function readNumber(text: string): number | undefined {
  const digits = text.replace(/['’\s]/gu, '');
  const plain = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits) && !/^-?\d+\.\d+$/.test(digits);
  const usual = plain
    ? digits.replace(/[.,]/g, '')
    : digits.lastIndexOf(',') > digits.lastIndexOf('.')
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(',', '');
  return /^-?\d+(\.\d+)?$/.test(usual) ? Number(usual) : undefined;
}

const FIGURE = String.raw`\d[\d.,'’]*`;
const firstFigure = (text: string, pattern: RegExp): number | undefined => {
  const [, figure] = pattern.exec(text) ?? [];
  return figure === undefined ? undefined : readNumber(figure);
};

const COUNT = new RegExp(String.raw`^(${FIGURE})(?:\s+\p{L}+\.?)?$`, 'u');
const MULTIPLIER = /^(\d+)\s*[x×]\s/i;
const METRES = new RegExp(String.raw`^(${FIGURE})\s*m(?![\p{L}])`, 'iu');
const MONEY = new RegExp(String.raw`^(?:apx\.?\s*|ca\.?\s*)?(\p{Sc}|[A-Z]{3})\s*(${FIGURE})$`, 'u');

export const conversions = {
  text: (text) => text,

  /** `2010`, `1'100` */
  number: (text) => readNumber(text),

  /** `4 Persons`, `1 Cabin`, `505 h` */
  count: (text) => firstFigure(text, COUNT),

  /** `2 x 300 HP / 221 kW` is 2 */
  multiplier: (text) => firstFigure(text, MULTIPLIER),

  /** `5.85 m x 2.25 m` is 19.2: the length, in feet */
  feet: (text) => {
    const metres = firstFigure(text, METRES);
    return metres === undefined ? undefined : round(metres * FEET_PER_METRE, 1);
  },

  /** `Germany » Brandenburg » ` is `Brandenburg, Germany` */
  place: (text) =>
    text
      .split('»')
      .map((part) => part.trim())
      .filter(Boolean)
      .reverse()
      .join(', '),

  /** `apx. £ 21,400` by the rate of its sign */
  money: (text, { rates = {} }) => {
    const [, sign = '', figure = ''] = MONEY.exec(text) ?? [];
    const amount = readNumber(figure);
    const rate = rates[sign];
    return amount === undefined || rate === undefined ? undefined : round(amount * rate, 2);
  },
} as const satisfies Record<string, Convert>;

export type ConversionName = keyof typeof conversions;

/** What a text was expected to be, for the sentence about one that cannot be read. */
export const expected: Record<ConversionName, string> = {
  text: 'text',
  number: 'a number',
  count: 'a count',
  multiplier: 'a number of engines',
  feet: 'a length in metres',
  place: 'a place',
  money: 'an amount in a currency whose rate the map gives',
};

/** A cell without control characters and superfluous spaces. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
