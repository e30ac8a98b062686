// A file that was chosen and goes with the next sending: its preview, its progress, and cancelling.
import { useEffect, useMemo, useRef, useState } from 'react';
import { markUnsaved } from '#src/stores/unsaved.ts';

export interface FileSending {
  file: File | undefined;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const nothing = (): void => undefined;

/** @param key tells choices apart, for the question before leaving */
export function useChosenFile(key: string) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(null);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);

  useEffect(() => {
    markUnsaved(key, file !== undefined, nothing);
    return () => markUnsaved(key, false, nothing);
  }, [key, file]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    file,
    preview,
    progress,
    choose: setFile,
    /** Takes the choice back, or breaks the sending off. */
    cancel: (): void => {
      if (progress === undefined) setFile(undefined);
      else abort.current?.abort();
    },
    /** Runs a save that the choice goes with; what was chosen stays when it fails. */
    async send<Failed>(save: (sending: FileSending) => Promise<Failed>): Promise<Failed> {
      const controller = new AbortController();
      abort.current = controller;
      if (file) setProgress(0);
      const failure = await save({ file, onProgress: setProgress, signal: controller.signal });
      setProgress(undefined);
      if (!failure) setFile(undefined);
      return failure;
    },
  };
}
