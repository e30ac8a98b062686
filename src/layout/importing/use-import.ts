// The file, how it is read, and what became of its rows.
import { useState } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import { decode, delimiterOf, encodingOf } from '#src/browser/csv-file.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { FileMap } from '#src/stores/import-run.ts';
import { askAnew, untilAskedAnew } from '#src/stores/late-answers.ts';
import { fileIn, type ChosenFile } from './chosen-file.ts';
import { fitted, mappingIn, matched, type MappableField } from './mapping.ts';
import { useImportRun } from './use-import-run.ts';

/** Another program holds it, or it was changed since it was chosen. */
const unreadable = 'This file cannot be read; close it where it is open, and choose it again.';

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
  const { setError, forget, run, ...outcome } = useImportRun();

  /** Before the file is read in another way, or is another one. */
  function begin(): void {
    forget();
    askAnew(setMap);
  }

  const fit = (wanted: FileMap, { header }: ChosenFile): FileMap => ({
    ...wanted,
    fields: fitted(wanted.fields, fields, header, t),
  });

  function read(data: Uint8Array, name: string, wanted: FileMap, isNew: boolean): void {
    begin();
    const found = fileIn(data, name, wanted);
    if (typeof found === 'number') {
      setFile(undefined);
      // Read in another way it may be one.
      setMap(wanted);
      setError({
        key: 'This is not a CSV from line {{line}} on; mend that line.',
        values: { line: found },
      });
      return;
    }
    setFile(found);
    setMap(isNew ? { ...wanted, title: name, fields: matched(fields, found.header, t) } : fit(wanted, found));
    if (found.rows.length + found.ragged === 0) setError('There are no rows below the first line.');
  }

  async function choose(chosen: File): Promise<void> {
    const isLast = askAnew(setFile);
    if (chosen.size > limits.import.mebibytes * 1024 * 1024) {
      setError({ key: 'A file has at most {{count}} MB.', values: { count: limits.import.mebibytes } });
      return;
    }
    const content = await chosen.arrayBuffer().catch(() => undefined);
    if (!isLast()) return;
    if (!content) return setError(unreadable);
    const data = new Uint8Array(content);
    const encoding = encodingOf(data);
    const delimiter = delimiterOf(decode(data, encoding));
    setBytes({ name: chosen.name, data });
    read(data, chosen.name, { title: chosen.name, noun, encoding, delimiter, fields: {} }, true);
  }

  function change(next: FileMap): void {
    begin();
    const isReadAnew =
      next.encoding !== map.encoding || next.delimiter !== map.delimiter || next.key !== map.key;
    if (bytes && isReadAnew) read(bytes.data, bytes.name, next, Object.keys(next.fields).length === 0);
    else setMap(file ? fit(next, file) : next);
  }

  /** Takes a mapping that was saved here, or written for the command line. */
  async function load(chosen: File): Promise<void> {
    const isAsBefore = untilAskedAnew(setMap);
    const text = await chosen.text().catch(() => undefined);
    // It would take back what was chosen while it was read.
    if (!isAsBefore()) return;
    if (text === undefined) return setError(unreadable);
    const found = mappingIn(text);
    if (found) change({ ...map, ...found, noun });
    else setError('This is no mapping; choose a file that was saved here.');
  }

  return {
    ...outcome,
    /** A file is here, be it one that can be read or not. */
    isChosen: bytes !== undefined,
    file,
    map,
    choose,
    change,
    load,
    run: async (trial: boolean, again = false) => file && run(file.rows, map, trial, again),
  };
}

export type ImportState = ReturnType<typeof useImport>;
