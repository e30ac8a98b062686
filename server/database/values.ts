// One way in and out for both engines: their drivers' own conversions differ.

const BOOLEAN = 16;
const NUMBERS = [20, 21, 23, 26, 700, 701, 1700];
const DOCUMENTS = [114, 3802];
const MOMENT = 1184;
const MOMENT_TEXT = /^(\d{4}-\d\d-\d\d) ([\d:.]+)([+-]\d\d)(?::?(\d\d))?$/;

type Decode = (text: string) => unknown;

const decoders = new Map<number, Decode>([
  [BOOLEAN, (text) => text === 't'],
  ...NUMBERS.map((type): [number, Decode] => [type, Number]),
  ...DOCUMENTS.map((type): [number, Decode] => [type, (text) => JSON.parse(text) as unknown]),
  [MOMENT, toIsoMoment],
]);

/** How the text of a column of this PostgreSQL type becomes a value. */
export function decoderOf(type: number): Decode {
  return decoders.get(type) ?? keepText;
}

/** A parameter as the text that PostgreSQL reads. */
export function encode(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new TypeError(`A ${typeof value} cannot be a parameter of a statement.`);
}

export function keepText(text: string): string {
  return text;
}

function encodeElement(value: unknown): string {
  const text = encode(value);
  if (text === null) return 'null';
  return Array.isArray(value) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function toIsoMoment(text: string): string {
  const [, day, time, hours, minutes = '00'] = MOMENT_TEXT.exec(text) ?? [];
  if (!day || !time || !hours) return text;
  return new Date(`${day}T${time}${hours}:${minutes}`).toISOString();
}
