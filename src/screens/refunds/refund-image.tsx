// The image of a request or of a proof: chosen, looked at, sent.
import { useState } from 'react';
import { refundsCalls } from '#schemas/calls/refunds.ts';
import type { Refund } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { imageUrl } from '#src/api/call.ts';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useChosenFile } from '#src/layout/editing/use-chosen-file.ts';
import { sendRefundImage } from '#src/stores/refunds.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';

export interface RefundImageProps {
  refund: Refund;
  what: 'request' | 'proof';
}

export function RefundImage({ refund, what }: RefundImageProps) {
  const { t } = useTranslation();
  const chosen = useChosenFile(`refund ${what}`);
  const { file, preview, progress } = chosen;
  const [error, setError] = useState<Text>();
  const src = imageUrl(refund.images?.[what]);
  const row = what === 'request' ? refundsCalls.saveRefundImage : refundsCalls.saveRefundProof;
  const reason = refusal(row.permission);

  const start = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    setError(undefined);
    const failure = await chosen.send(({ onProgress, signal }) =>
      sendRefundImage(refund, what, file, { onProgress, signal }),
    );
    if (!failure) toast('success', row.success);
    else if (failure !== 'aborted') setError(failure.error);
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
      onChoose={(next) => {
        setError(undefined);
        chosen.choose(next);
      }}
      onRefuse={(text) => toast('error', text)}
      onSend={() => void start()}
      onCancel={() => {
        setError(undefined);
        chosen.cancel();
      }}
    />
  );
}
