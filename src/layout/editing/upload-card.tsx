// One picture that is sent by itself: what is stored, the file chosen, its preview, the progress, cancelling, and what went wrong.
import { useState } from 'react';
import type { Permission } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import type { Failure } from '#src/api/outcome.ts';
import { UploadSlot, type UploadSlotProps } from '#src/components/pictures/upload-slot.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { Sending } from '#src/stores/pictures.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { useChosenFile } from './use-chosen-file.ts';

export interface UploadCardProps extends Pick<
  UploadSlotProps,
  'title' | 'ratio' | 'fit' | 'canZoom' | 'children'
> {
  /** Stored path, root-relative. */
  path: string | undefined;
  /** The address of the small one of a picture. */
  thumbnailOf?: (src: string) => string;
  /** Tells uploads apart, for the question before leaving. */
  uploadKey: string;
  /** `aborted` when the person cancelled. */
  send: (file: File, sending: Sending) => Promise<Failure | 'aborted' | undefined>;
  row: { permission: Permission | 'session'; success: string; upload: string };
  /** Why it cannot be sent now, beside what the role forbids, translated. */
  disabledReason?: string | undefined;
}

export function UploadCard({
  path,
  thumbnailOf,
  uploadKey,
  send,
  row,
  disabledReason,
  ...looks
}: UploadCardProps) {
  const { t } = useTranslation();
  const { file, preview, progress, ...chosen } = useChosenFile(uploadKey);
  const [failure, setFailure] = useState<Failure>();
  const src = imageUrl(path);

  const start = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    clearToasts();
    setFailure(undefined);
    const result = await chosen.send((sending) => send(file, sending));
    if (result === 'aborted') return;
    setFailure(result);
    if (result) toast('error', result.error);
    else toast('success', row.success);
  };
  return (
    <UploadSlot
      {...looks}
      picture={src ? { src, thumbnail: thumbnailOf?.(src) } : undefined}
      preview={preview}
      progress={progress}
      error={failure && t(failure.error)}
      isUnfit={failure?.sort === row.upload}
      disabledReason={whyNot(row.permission, t) ?? disabledReason}
      onChoose={(next) => {
        setFailure(undefined);
        chosen.choose(next);
      }}
      onRefuse={(text) => toast('error', text)}
      onSend={() => void start()}
      onCancel={() => {
        if (progress === undefined) setFailure(undefined);
        chosen.cancel();
      }}
    />
  );
}
