// Sends the rows of a file some at a time: first on trial, then to be written. What was written is not written twice.
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { ImportMap, ImportResult, ImportRowsBody } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { isRefused } from '#src/api/outcome.ts';

/** As the command reads it, too: what that may be without is known of a file that was taken apart. */
export type FileMap = ImportMap & Required<Pick<ImportMap, 'noun' | 'encoding' | 'delimiter'>>;

/** Its cells, and how often the same row has come before it, and this time. */
export type FileRow = ImportRowsBody['rows'][number];

export interface Judged extends ImportResult {
  row: FileRow;
}

const ROWS = 100;
/** Of what one call may bring: the mapping goes with each part. */
const BYTES = limits.body.kibibytes * 1024 * 0.6;
const PAUSES = [1000, 3000, 9000];

function* parts(rows: readonly FileRow[]): Generator<FileRow[]> {
  let part: FileRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = new Blob([JSON.stringify(row)]).size;
    if (part.length === ROWS || (part.length > 0 && size + length > BYTES)) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(row);
    size += length;
  }
  if (part.length > 0) yield part;
}

export interface ImportWork {
  map: FileMap;
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
      // A server that is busy, or in trouble, may take it a little later.
      const pause = isRefused(outcome) ? undefined : PAUSES[attempt];
      if (pause === undefined) return outcome.error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
