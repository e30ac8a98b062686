// The file, how it is read, and what became of its rows.
import { useEffect, useRef, useState } from 'react';
import { keyColumns } from '#schemas/importing.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import { decode, delimiterOf, encodingOf, rowsIn } from '#src/browser/csv-file.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { runImport, type FileRow, type FileMap, type Judged } from '#src/stores/import-run.ts';
import { askAnew } from '#src/stores/late-answers.ts';
import { mappingIn, matched, type MappableField } from './mapping.ts';

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

export function useImport(noun: string, fields: readonly MappableField[]) {
  const { t } = useTranslation();
  const [bytes, setBytes] = useState<{ name: string; data: Uint8Array }>();
  const [file, setFile] = useState<ChosenFile>();
  const [map, setMap] = useState<FileMap>({
    title: noun,
    noun,
    encoding: 'utf8',
    delimiter: ',',
    fields: {},
  });
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const [isTrial, setTrial] = useState(true);
  const [isAgain, setAgain] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<Text>();
  const control = useRef<AbortController>(undefined);
  const ended = useRef<Promise<unknown>>(Promise.resolve());
  // Whoever goes back has left it too: nobody is told any more what becomes of the rows.
  useEffect(() => () => control.current?.abort(), []);

  /** What was found of the rows as they were read before is about other rows. */
  const forget = (): void => {
    control.current?.abort();
    control.current = undefined;
    setJudged([]);
    setTrial(true);
    setError(undefined);
  };

  function read(data: Uint8Array, name: string, wanted: FileMap, isNew: boolean): void {
    forget();
    const found = rowsIn(decode(data, wanted.encoding), wanted.delimiter);
    if (found.wrongLine !== undefined) {
      setFile(undefined);
      setError({
        key: 'This is not a CSV from line {{line}} on; mend that line.',
        values: { line: found.wrongLine },
      });
      return;
    }
    const isWhole = (row: string[]): boolean => row.length === found.header.length;
    const whole = found.rows.filter(isWhole);
    const places = found.places.filter((_place, at) => isWhole(found.rows[at] ?? []));
    const key = wanted.key ?? keyColumns(found.header);
    const rows = fileRows(found.header, whole, key);
    setFile({
      name,
      header: found.header,
      rows,
      places: new Map(rows.map((row, at) => [row, places[at] ?? 0])),
      ragged: found.rows.length - whole.length,
    });
    setMap(isNew ? { ...wanted, title: name, fields: matched(fields, found.header, t) } : wanted);
    if (found.rows.length === 0) setError('There are no rows below the first line.');
  }

  async function choose(chosen: File): Promise<void> {
    const isLast = askAnew(setFile);
    if (chosen.size > limits.import.mebibytes * 1024 * 1024) {
      setError({ key: 'A file has at most {{count}} MB.', values: { count: limits.import.mebibytes } });
      return;
    }
    const data = new Uint8Array(await chosen.arrayBuffer());
    if (!isLast()) return;
    const encoding = encodingOf(data);
    const delimiter = delimiterOf(decode(data, encoding));
    setBytes({ name: chosen.name, data });
    read(data, chosen.name, { title: chosen.name, noun, encoding, delimiter, fields: {} }, true);
  }

  function change(next: FileMap): void {
    forget();
    const isReadAnew =
      next.encoding !== map.encoding || next.delimiter !== map.delimiter || next.key !== map.key;
    if (bytes && isReadAnew) read(bytes.data, bytes.name, next, Object.keys(next.fields).length === 0);
    else setMap(next);
  }

  /** Takes a mapping that was saved here, or written for the command line. */
  async function load(chosen: File): Promise<void> {
    const found = mappingIn(await chosen.text());
    if (found) change({ ...map, ...found, noun });
    else setError('This is no mapping; choose a file that was saved here.');
  }

  async function run(trial: boolean, again = false): Promise<void> {
    if (!file) return;
    const settled = again ? judged.filter(({ state }) => state === 'added' || state === 'present') : [];
    const done = new Set(settled.map(({ row }) => row));
    const { signal } = (control.current = new AbortController());
    setTrial(trial);
    setAgain(again);
    setError(undefined);
    setRunning(true);
    setJudged(settled);
    const onPart = (part: readonly Judged[]): void => {
      if (control.current?.signal === signal) setJudged((before) => [...before, ...part]);
    };
    const rows = file.rows.filter((row) => !done.has(row));
    const work = runImport({ map, rows, trial, onPart, signal });
    ended.current = work;
    const failure = await work;
    setRunning(false);
    if (control.current?.signal === signal) setError(failure);
  }

  /** The part that is on its way is written still. */
  function stop(): Promise<unknown> {
    control.current?.abort();
    return ended.current;
  }
  return { file, map, judged, isTrial, isAgain, isRunning, error, choose, change, load, run, stop };
}

export type ImportState = ReturnType<typeof useImport>;
