// One admin: name, email, password and role to edit; Save and Delete.
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { peopleCalls } from '#schemas/calls/people.ts';
import { definition } from '#schemas/generated/forms/admin-row.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusal as refusalTexts } from '#schemas/generated/messages/refusal.ts';
import type { Admin } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { AccountCard } from '#src/components/people/account-card.tsx';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { useSaving } from '#src/layout/editing/use-saving.ts';
import {
  adminName,
  editable,
  removeAdmin,
  removeSecondFactor,
  saveAdmin,
  showAdmin,
} from '#src/stores/admins.ts';
import { refusal } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';

const roles = new Map(Object.entries(labels.role as Record<string, StatusLabel>));

export function AdminRow({ admin }: { admin: Admin }) {
  const { t } = useTranslation();
  const me = useSnapshot(session).admin;
  const [isAsking, setAsking] = useState(false);
  const hadPassword = useRef(false);
  const [passwords, setPasswords] = useState(0);
  const removal = useSaving({
    save: removeAdmin,
    success: peopleCalls.deleteAdmin.success,
    takeNewer: showAdmin,
  });
  const [isRemoving, setRemoving] = useState(false);
  const factor = useSaving({
    save: removeSecondFactor,
    success: peopleCalls.removeSecondFactor.success,
    takeNewer: showAdmin,
  });
  const refused = refusal(peopleCalls.removeSecondFactor.permission);
  const name = adminName(admin);
  const isMe = String(me?._id) === String(admin._id);
  const reason = refusal(peopleCalls.deleteAdmin.permission) ?? (isMe ? refusalTexts.ownAccount : undefined);
  return (
    <AccountCard
      name={name}
      avatar={imageUrl(admin.avatar)}
      role={roles.get(String(admin.role))}
      isOwn={isMe}
    >
      <EntityForm
        // A password that was saved stands nowhere any more: the form begins again without it.
        key={passwords}
        form={definition}
        row={admin}
        read={editable}
        save={(row, value) => {
          hadPassword.current = Boolean(value.password);
          return saveAdmin(row, value);
        }}
        takeNewer={showAdmin}
        call={peopleCalls.updateAdmin}
        canUndo
        formKey={String(admin._id)}
        layout="dialog"
        onSaved={() => {
          if (hadPassword.current) setPasswords(passwords + 1);
        }}
      >
        {admin.secondFactor && (
          <ActionButton
            variant="outlined"
            color="inherit"
            disabledReason={refused && t(refused)}
            onClick={() => setRemoving(true)}
          >
            {t('Remove second factor')}
          </ActionButton>
        )}
        <DeleteButton reason={reason} onClick={() => setAsking(true)} />
      </EntityForm>
      <ConfirmDialog
        open={isRemoving}
        title={t('Remove the second factor of {{name}}?', { name })}
        confirmLabel={t('Remove')}
        destructive
        busy={factor.isBusy}
        onConfirm={() => void factor.submit(admin, undefined).then(() => setRemoving(false))}
        onCancel={() => setRemoving(false)}
      >
        {t('They sign in with their password alone until they set up another one.')}
      </ConfirmDialog>
      <ConfirmDialog
        open={isAsking}
        title={t('Delete the account of {{name}}?', { name })}
        confirmLabel={t('Delete')}
        destructive
        busy={removal.isBusy}
        onConfirm={() => void removal.submit(admin, undefined).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t('They are signed out at once and cannot sign in again. What they did stays in the records.')}
      </ConfirmDialog>
    </AccountCard>
  );
}
