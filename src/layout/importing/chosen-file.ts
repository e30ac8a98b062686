// A file as it is read by a map: its columns, and its rows with their cells by column.
import { keyColumns } from '#schemas/importing.ts';
import { decode, rowsIn } from '#src/browser/csv-file.ts';
import type { FileMap, FileRow } from '#src/stores/import-run.ts';

export interface ChosenFile {
  name: string;
  header: string[];
  rows: FileRow[];
  /** Where each of them stands in the file, its first line being 1. */
  places: ReadonlyMap<FileRow, number>;
  /** Rows that have more columns, or fewer, than the first line. */
  ragged: number;
}

/** Rows with their cells by column; the same row again is another one. */
function fileRows(header: readonly string[], rows: readonly string[][], key: readonly string[]): FileRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const cells = Object.fromEntries(header.map((column, at) => [column, row[at] ?? '']));
    const content = JSON.stringify(key.map((column) => cells[column]));
    const occurrence = (seen.get(content) ?? 0) + 1;
    seen.set(content, occurrence);
    return { cells, occurrence };
  });
}

/** @returns the file, or from which line on it is no CSV */
export function fileIn(data: Uint8Array, name: string, map: FileMap): ChosenFile | number {
  const { header, rows: all, places, wrongLine } = rowsIn(decode(data, map.encoding), map.delimiter);
  if (wrongLine !== undefined) return wrongLine;
  const whole = all.flatMap((row, at) =>
    row.length === header.length ? [{ row, place: places[at] ?? 0 }] : [],
  );
  const cells = whole.map(({ row }) => row);
  const rows = fileRows(header, cells, map.key ?? keyColumns(header));
  return {
    name,
    header,
    rows,
    places: new Map(rows.map((row, at) => [row, whole[at]?.place ?? 0])),
    ragged: all.length - whole.length,
  };
}
