// How the text of a cell becomes a value: pure functions by the names that import maps use.
import { centsOf, dollarsOf } from '#machines/money.ts';
import { unguarded } from '#schemas/formulas.ts';
import type { ImportMap, ImportMapField } from '#schemas/types.ts';

/** What a map says about how a field is read. */
export interface Reading
  extends Pick<ImportMapField, 'rates' | 'unit' | 'order'>, Pick<ImportMap, 'decimal'> {
  /** The field takes a moment, and no day alone. */
  isMoment?: boolean;
}

/** The value of a text, `''` for a text with nothing in it, `undefined` for one that cannot be read. */
type Convert = (text: string, reading: Reading) => string | number | boolean | string[] | undefined;

const FEET_PER_METRE = 3.280839895;
const inFeet = (metres: number): number => Number((metres * FEET_PER_METRE).toFixed(1));

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

/** The same where the file says what stands before the decimals. */
function readFigure(text: string, { decimal }: Reading): number | undefined {
  if (decimal === undefined) return readNumber(text);
  const digits = text.replaceAll(/['’\s]/gu, '').replaceAll(decimal === ',' ? '.' : ',', '');
  const usual = digits.replace(decimal, '.');
  return /^-?\d+(\.\d+)?$/.test(usual) ? Number(usual) : undefined;
}

const LENGTH = /^(.*?\d)\s*(ft|feet|'|m|metres?|meters?)?\.?$/i;
const DATE = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})(?:[T ].*)?$/;
const YES = ['true', 'yes', 'y', '1', 'x', 'ja', 'sì', 'si', 'oui'];
const NO = ['false', 'no', 'n', '0', 'nein', 'non'];

function readDate(text: string, order: NonNullable<Reading['order']>): string | undefined {
  const parts = DATE.exec(text)?.slice(1) ?? [];
  const of = (letter: string): string => parts[order.indexOf(letter)] ?? '';
  const day = `${of('y')}-${of('m').padStart(2, '0')}-${of('d').padStart(2, '0')}`;
  // 31 February is no day: it would become one of March.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return isDay ? day : undefined;
}

const ZONED = /^\d{4}-\d\d-\d\d[Tt ]\S+([Zz]|[+-]\d\d:?\d\d)$/;
const CLOCK = /^[-./\d ]*?(?:[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * A day as a moment, in UTC where the text says no zone; without a time of day it is the day's first. A time that cannot be
 * read is none.
 */
function momentOf(text: string, day: string): string | undefined {
  if (ZONED.test(text)) return text;
  const clock = CLOCK.exec(text);
  if (!clock) return undefined;
  const [, hour = '00', minute = '00', second = '00'] = clock;
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}Z`;
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
  number: (text, reading) => readFigure(text, reading),

  /** `12,5` or `12,5 m`, in the unit that the map names: feet */
  length: (text, reading) => {
    const [, figure = '', unit = reading.unit ?? 'ft'] = LENGTH.exec(text) ?? [];
    const length = readFigure(figure, reading);
    return length !== undefined && /^m/i.test(unit) ? inFeet(length) : length;
  },

  /** `24.12.2026` by the order `dmy` is 2026-12-24 */
  date: (text, { order = 'ymd', isMoment = false }) => {
    const day = readDate(text, order);
    return day !== undefined && isMoment ? momentOf(text, day) : day;
  },

  /** `yes`, `nein`, `1` */
  boolean: (text) => {
    const word = text.toLowerCase();
    return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
  },

  /** `fuel; water; power`, or with bars */
  list: (text) =>
    text
      .split(/[;|]/)
      .map((part) => part.trim())
      .filter(Boolean),

  /** `4 Persons`, `1 Cabin`, `505 h` */
  count: (text) => firstFigure(text, COUNT),

  /** `2 x 300 HP / 221 kW` is 2 */
  multiplier: (text) => firstFigure(text, MULTIPLIER),

  /** `5.85 m x 2.25 m` is 19.2: the length, in feet */
  feet: (text) => {
    const metres = firstFigure(text, METRES);
    return metres === undefined ? undefined : inFeet(metres);
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
    return amount === undefined || rate === undefined ? undefined : dollarsOf(centsOf(amount * rate));
  },
} as const satisfies Record<string, Convert>;

export type ConversionName = keyof typeof conversions;

/** How the cells of a field are read: a name of a list as a text, and a sentence as well. */
export const conversionOf = ({ as = 'text' }: ImportMapField): ConversionName =>
  as === 'lookup' || as === 'sentences' ? 'text' : as;

/** A cell without control characters, superfluous spaces, and the apostrophes that keep a spreadsheet from running it. */
export const tidy = (text: string): string =>
  unguarded(text.normalize('NFC'))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The same for `Bénéteau` and `beneteau`. */
export const foldedName = (name: string): string =>
  tidy(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
