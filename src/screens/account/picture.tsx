import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountCalls } from '#schemas/calls/account.ts';
import type { Text } from '#schemas/text.ts';
import { imageUrl } from '#src/api/call.ts';
import { UploadSlot } from '#src/components/pictures/upload-slot.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useChosenFile } from '#src/layout/editing/use-chosen-file.ts';
import { removePicture, sendPicture } from '#src/stores/account.ts';
import { session } from '#src/stores/session.ts';
import { toast } from '#src/stores/toasts.ts';

export function OwnPicture() {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session);
  const chosen = useChosenFile('own picture');
  const { file, preview, progress } = chosen;
  const [error, setError] = useState<Text>();
  const src = imageUrl(admin?.avatar);

  const start = async (): Promise<void> => {
    if (!file || progress !== undefined) return;
    setError(undefined);
    const failure = await chosen.send((sending) => sendPicture(file, sending));
    if (!failure) toast('success', accountCalls.saveOwnPicture.success);
    else if (failure !== 'aborted') setError(failure.error);
  };
  const remove = async (): Promise<void> => {
    const failure = await removePicture();
    if (failure) toast('error', failure.error);
    else toast('success', accountCalls.deleteOwnPicture.success);
  };
  return (
    <div>
      <UploadSlot
        title={t('Picture')}
        ratio={2}
        fit="contain"
        {...(src ? { picture: { src } } : {})}
        {...(preview ? { preview } : {})}
        {...(progress === undefined ? {} : { progress })}
        {...(error ? { error: t(error) } : {})}
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
      {src && !preview && (
        <Button color="inherit" onClick={() => void remove()}>
          {t('Remove the picture')}
        </Button>
      )}
    </div>
  );
}
