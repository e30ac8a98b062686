import Button from '@mui/material/Button';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { removePicture, sendPicture } from '#src/stores/account.ts';
import { session } from '#src/stores/session.ts';
import { toast } from '#src/stores/toasts.ts';

export function OwnPicture() {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session);
  const remove = async (): Promise<void> => {
    const failure = await removePicture();
    if (failure) toast('error', failure.error);
    else toast('success', calls.deleteOwnPicture.success);
  };
  return (
    <div>
      <UploadCard
        title={t('Picture')}
        path={admin?.avatar}
        uploadKey="own picture"
        send={sendPicture}
        row={calls.saveOwnPicture}
        ratio={2}
        fit="contain"
      >
        <Button color="inherit" onClick={() => void remove()}>
          {t('Remove the picture')}
        </Button>
      </UploadCard>
    </div>
  );
}
