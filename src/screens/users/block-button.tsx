// §4 Block and Unblock User, asked about first.
import { useState } from 'react';
import { calls } from '#schemas/calls.ts';
import type { User } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useSaving } from '#src/layout/editing/use-saving.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { openedUser, setBlocked, userName } from '#src/stores/users.ts';

const { permission, success } = calls.blockUser;

export function BlockButton({ user }: { user: User }) {
  const { t } = useTranslation();
  // Somebody else may block them while the question stands: it is not turned into the opposite one.
  const [asked, setAsked] = useState<User>();
  const saving = useSaving({ save: setBlocked, success, takeNewer: openedUser.show });
  const { block: isBlocked = false } = asked ?? user;
  const verbOf = ({ block }: User): string => (block ? t('Unblock User') : t('Block User'));
  const name = userName(user);
  return (
    <>
      <ActionButton
        variant="outlined"
        color={user.block ? 'inherit' : 'error'}
        size="small"
        onClick={() => setAsked(user)}
        disabledReason={whyNot(permission, t)}
      >
        {verbOf(user)}
      </ActionButton>
      <ConfirmDialog
        open={asked !== undefined}
        title={isBlocked ? t('Unblock {{name}}?', { name }) : t('Block {{name}}?', { name })}
        confirmLabel={verbOf(asked ?? user)}
        destructive={!isBlocked}
        busy={saving.isBusy}
        onConfirm={() =>
          void saving.submit(asked ?? user, !isBlocked, isBlocked).then(() => setAsked(undefined))
        }
        onCancel={() => setAsked(undefined)}
      >
        {isBlocked
          ? t('They can sign in to the marketplace again.')
          : t('They are signed out of the marketplace at once and cannot sign in until they are unblocked.')}
      </ConfirmDialog>
    </>
  );
}
