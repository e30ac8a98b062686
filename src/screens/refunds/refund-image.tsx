// The image of a request or of a proof: chosen, looked at, sent.
import { useState } from 'react';
import { calls } from '#schemas/calls.ts';
import type { Refund } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { UploadSlot } from '#src/components/upload-slot.tsx';
import { useTranslation } from '#src/i18n.ts';
import { sendRefundImage } from '#src/stores/refunds.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';

export interface RefundImageProps {
  refund: Refund;
  what: 'request' | 'proof';
}

export function RefundImage({ refund, what }: RefundImageProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const src = imageUrl(refund.images?.[what]);
  const row = what === 'request' ? calls.saveRefundImage : calls.saveRefundProof;
  const reason = refusal(row.permission);

  const choose = (next: File | undefined): void => {
    if (preview) URL.revokeObjectURL(preview);
    setError(undefined);
    setFile(next);
    setPreview(next && URL.createObjectURL(next));
  };
  const send = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    setProgress(0);
    const result = await sendRefundImage(refund, what, file, { onProgress: setProgress });
    setProgress(undefined);
    if (result && result !== 'aborted') return setError(result.error);
    choose(undefined);
    toast('success', row.success);
  };
  return (
    <UploadSlot
      fit="contain"
      title={what === 'request' ? t('Image of the request') : t('Image of the proof')}
      canZoom
      {...(src ? { picture: { src } } : {})}
      {...(preview ? { preview } : {})}
      {...(progress === undefined ? {} : { progress })}
      {...(error ? { error: t(error) } : {})}
      {...(reason ? { disabledReason: t(reason) } : {})}
      onChoose={choose}
      onRefuse={(text) => toast('error', text)}
      onSend={() => void send()}
      onCancel={() => choose(undefined)}
    />
  );
}
