// A CSV file of whatever encoding, as rows of cells.
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { columnNames } from '#schemas/importing.ts';
import type { ImportMap } from '#schemas/types.ts';

export type Encoding = NonNullable<ImportMap['encoding']>;
/** Those that a person tells apart. */
export const encodings = ['utf8', 'utf16le', 'windows-1252'] as const satisfies readonly Encoding[];
export const delimiters = [',', ';', '\t', '|'] as const;

const names: Record<Encoding, string> = {
  utf8: 'utf-8',
  utf16le: 'utf-16le',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
};

/** UTF-16 by its mark or by the empty half of its first letter, UTF-8 where every byte fits it, else what Windows writes. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf8';
  } catch {
    return 'windows-1252';
  }
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(names[encoding]).decode(bytes);

/** What stands most often between the names of the columns: not in them, where they are quoted. */
export function delimiterOf(text: string): string {
  const [line = ''] = /\S.*/.exec(text.replace(/"[^"]*"/g, 'name')) ?? [];
  const counted = delimiters.map((one) => [line.split(one).length, one] as const);
  return counted.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}

export interface CsvRows {
  header: string[];
  rows: string[][];
  /** Of each row, where it stands: as a spreadsheet counts, the first line is 1. */
  places: number[];
  /** From which line on it is no CSV. */
  wrongLine?: number;
}

export function rowsIn(text: string, delimiter: string): CsvRows {
  // No text has one: a picture, or the file of a spreadsheet.
  const binary = text.indexOf('\0');
  if (binary >= 0)
    return { header: [], rows: [], places: [], wrongLine: text.slice(0, binary).split('\n').length };
  try {
    const places: number[] = [];
    const [header = [], ...rows] = parse(text, {
      bom: true,
      delimiter,
      on_record: (record: string[], { records, empty_lines }) => {
        places.push(records + empty_lines);
        return record;
      },
      relax_column_count: true,
      // As spreadsheets do: a length in inches.
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return { header: columnNames(header), rows, places: places.slice(1) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { header: [], rows: [], places: [], wrongLine: Number(error['lines'] ?? 1) };
  }
}
