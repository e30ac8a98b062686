// One upload: the file chosen, its preview, the progress, and cancelling.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Boat } from '#schemas/types.ts';
import type { SendPicture } from '#src/stores/pictures.ts';
import { toast } from '#src/stores/toasts.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';

export interface UploadState {
  preview: string | undefined;
  progress: number | undefined;
  error: string | undefined;
  choose: (file: File) => void;
  send: () => void;
  cancel: () => void;
}

const nothing = (): void => undefined;

/**
 * @param key tells uploads apart, for the question before leaving
 * @param success what is said when it worked
 */
export function useUpload(boat: Boat, key: string, sendPicture: SendPicture, success: string): UploadState {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(null);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);

  useEffect(() => {
    markUnsaved(key, file !== undefined, nothing);
    return () => markUnsaved(key, false, nothing);
  }, [key, file]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => abort.current?.abort(), []);

  const clear = (): void => {
    setFile(undefined);
    setError(undefined);
  };
  const send = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    const controller = new AbortController();
    abort.current = controller;
    setError(undefined);
    setProgress(0);
    const result = await sendPicture(boat, file, { onProgress: setProgress, signal: controller.signal });
    setProgress(undefined);
    if (result === 'aborted') return;
    if (result) {
      setError(result.error);
      return toast('error', result.error);
    }
    clear();
    toast('success', success);
  };
  const cancel = (): void => {
    if (progress === undefined) clear();
    else abort.current?.abort();
  };
  const choose = (chosen: File): void => {
    setError(undefined);
    setFile(chosen);
  };
  return { preview, progress, error, choose, send: () => void send(), cancel };
}
