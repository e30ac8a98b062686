// One upload: the file chosen, its preview, the progress, cancelling, and what went wrong.
import { useState } from 'react';
import type { Boat } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { useChosenFile } from '#src/layout/editing/use-chosen-file.ts';
import type { SendPicture } from '#src/stores/pictures.ts';
import { toast } from '#src/stores/toasts.ts';

export interface UploadState {
  preview: string | undefined;
  progress: number | undefined;
  error: Text | undefined;
  choose: (file: File) => void;
  send: () => void;
  cancel: () => void;
}

/**
 * @param key tells uploads apart, for the question before leaving
 * @param success what is said when it worked
 */
export function useUpload(boat: Boat, key: string, sendPicture: SendPicture, success: string): UploadState {
  const { file, preview, progress, ...chosen } = useChosenFile(key);
  const [error, setError] = useState<Text>();

  const send = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    setError(undefined);
    const result = await chosen.send((sending) => sendPicture(boat, file, sending));
    if (result === 'aborted') return;
    setError(result?.error);
    if (result) toast('error', result.error);
    else toast('success', success);
  };
  const cancel = (): void => {
    if (progress === undefined) setError(undefined);
    chosen.cancel();
  };
  const choose = (next: File): void => {
    setError(undefined);
    chosen.choose(next);
  };
  return { preview, progress, error, choose, send: () => void send(), cancel };
}
