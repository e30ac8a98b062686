import { styled } from '@mui/material/styles';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { removePicture, sendPicture } from '#src/stores/account.ts';
import { session } from '#src/stores/session.ts';

/** As the sections beside it. */
const Frame = styled('div')(({ theme }) => ({
  '& > section > h2': { ...theme.typography.h2, padding: '20px 20px 12px' },
  '& > section > [data-part=zone]': { margin: '0 20px 20px' },
  [theme.breakpoints.down('sm')]: {
    '& > section > h2': { padding: '16px 16px 12px' },
    '& > section > [data-part=zone]': { margin: '0 16px 16px' },
  },
}));

export function OwnPicture() {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session);
  const { busy, run } = useStep<'remove'>();
  return (
    <Frame>
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
          variant="outlined"
          color="inherit"
          busy={busy !== undefined}
          onClick={() => void run('remove', removePicture, calls.deleteOwnPicture.success)}
        >
          {t('Remove the picture')}
        </ActionButton>
      </UploadCard>
    </Frame>
  );
}
