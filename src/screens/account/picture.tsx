import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { removePicture, sendPicture } from '#src/stores/account.ts';
import { session } from '#src/stores/session.ts';

export function OwnPicture() {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session);
  const { busy, run } = useStep<'remove'>();
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
        <ActionButton
          color="inherit"
          busy={busy !== undefined}
          onClick={() => void run('remove', removePicture, calls.deleteOwnPicture.success)}
        >
          {t('Remove the picture')}
        </ActionButton>
      </UploadCard>
    </div>
  );
}
