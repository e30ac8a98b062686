// Sends the rows of a file some at a time: first on trial, then to be written. What was written is not written twice.
import { calls } from '#schemas/calls.ts';
import type { ImportResult } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';

/** As the command line reads it, too. */
export interface ImportMap {
  title: string;
  noun: string;
  encoding: string;
  delimiter: string;
  decimal?: string;
  key?: string[];
  fields: Record<string, MappedField>;
}

export interface MappedField {
  column?: string | string[];
  as?: string;
  unit?: string;
  order?: string;
  default?: string | number | boolean;
}

export interface FileRow {
  cells: Record<string, string>;
  /** How often the same row has come before it, and this time. */
  occurrence: number;
}

export interface Judged extends ImportResult {
  row: FileRow;
}

const ROWS = 100;
const CHARACTERS = 150_000;
const PAUSES = [1000, 3000, 9000];

function* parts(rows: readonly FileRow[]): Generator<FileRow[]> {
  let part: FileRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (part.length === ROWS || (part.length > 0 && size + length > CHARACTERS)) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(row);
    size += length;
  }
  if (part.length > 0) yield part;
}

export interface ImportWork {
  map: ImportMap;
  rows: readonly FileRow[];
  trial: boolean;
  onPart: (judged: readonly Judged[]) => void;
  signal: AbortSignal;
}

/** @returns why it stopped before the end; what was answered until then counts */
export async function runImport({ map, rows, trial, onPart, signal }: ImportWork): Promise<Text | undefined> {
  for (const part of parts(rows)) {
    for (let attempt = 0; ; attempt += 1) {
      if (signal.aborted) return undefined;
      const body = { map: { ...map }, rows: part, trial };
      const outcome = await call(calls.importRows, { params: { noun: map.noun }, body });
      if (outcome.ok) {
        onPart(part.flatMap((row, at) => (outcome.data[at] ? [{ ...outcome.data[at], row }] : [])));
        break;
      }
      const pause = outcome.kind === 'refused' ? undefined : PAUSES[attempt];
      if (pause === undefined) return outcome.error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
