// §4 Block and Unblock User, asked about first.
import { useState } from 'react';
import { peopleCalls } from '#schemas/calls/people.ts';
import type { User } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useSaving } from '#src/layout/editing/use-saving.ts';
import { refusal } from '#src/stores/refusals.ts';
import { openedUser, setBlocked, userName } from '#src/stores/users.ts';

const { permission, success } = peopleCalls.blockUser;

export function BlockButton({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const saving = useSaving({ save: setBlocked, success, takeNewer: openedUser.show });
  const isBlocked = user.block === true;
  const verb = isBlocked ? t('Unblock User') : t('Block User');
  const reason = refusal(permission);
  const name = userName(user);
  return (
    <>
      <ActionButton
        variant="outlined"
        color={isBlocked ? 'inherit' : 'error'}
        size="small"
        onClick={() => setAsking(true)}
        {...(reason ? { disabledReason: t(reason) } : {})}
      >
        {verb}
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        title={isBlocked ? t('Unblock {{name}}?', { name }) : t('Block {{name}}?', { name })}
        confirmLabel={verb}
        destructive={!isBlocked}
        busy={saving.isBusy}
        onConfirm={() => void saving.submit(user, !isBlocked, isBlocked).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {isBlocked
          ? t('They can sign in to the marketplace again.')
          : t('They are signed out of the marketplace at once and cannot sign in until they are unblocked.')}
      </ConfirmDialog>
    </>
  );
}
