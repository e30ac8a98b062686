// What becomes of the rows of a file: judged on trial, then written, until somebody stops it or leaves.
import { useEffect, useRef, useState } from 'react';
import type { Text } from '#schemas/text.ts';
import { runImport, type FileMap, type FileRow, type Judged } from '#src/stores/import-run.ts';

export function useImportRun() {
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const [isTrial, setTrial] = useState(true);
  const [isAgain, setAgain] = useState(false);
  /** Rows may have been added, also of files or in ways of reading before this one, and where no answer came. */
  const [hasWritten, setWritten] = useState(false);
  /** Of these rows, read in this way, some were added. */
  const [isImported, setImported] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<Text>();
  const control = useRef<AbortController>(undefined);
  const ended = useRef<Promise<unknown>>(Promise.resolve());
  /** What was not there yet when the rows were judged. */
  const missing = useRef<ReadonlySet<FileRow>>(new Set());
  // Whoever goes back has left it too: nobody is told any more what becomes of the rows.
  useEffect(() => () => control.current?.abort(), []);

  /** What was found of the rows as they were read before is about other rows. */
  const forget = (): void => {
    control.current?.abort();
    control.current = undefined;
    setJudged([]);
    setTrial(true);
    setImported(false);
    setError(undefined);
  };

  /** @param again those that are settled are not sent once more */
  async function run(all: readonly FileRow[], map: FileMap, trial: boolean, again: boolean): Promise<void> {
    const settled = again ? judged.filter(({ state }) => state === 'added' || state === 'present') : [];
    const done = new Set(settled.map(({ row }) => row));
    if (!trial && !again)
      missing.current = new Set(judged.filter(({ state }) => state === 'ready').map(({ row }) => row));
    // Of a part whose answer was lost, and that was sent again, the rows are there already: by us.
    const told = (one: Judged): Judged =>
      !trial && one.state === 'present' && missing.current.has(one.row) ? { ...one, state: 'added' } : one;
    const { signal } = (control.current = new AbortController());
    setTrial(trial);
    if (!trial) setWritten(true);
    setAgain(again);
    setError(undefined);
    setRunning(true);
    setJudged(settled);
    const onPart = (part: readonly Judged[]): void => {
      if (control.current?.signal !== signal) return;
      const rows = part.map(told);
      setJudged((before) => [...before, ...rows]);
      if (rows.some(({ state }) => state === 'added')) setImported(true);
    };
    const work = runImport({ map, rows: all.filter((row) => !done.has(row)), trial, onPart, signal });
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
  return { judged, isTrial, isAgain, hasWritten, isImported, isRunning, error, setError, forget, run, stop };
}
