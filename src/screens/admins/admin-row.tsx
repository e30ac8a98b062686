// One admin: name, email, password and role to edit; Save and Delete.
import { useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/admin-row.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { isAbove } from '#schemas/permissions.ts';
import type { Admin } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { AccountCard } from '#src/components/people/account-card.tsx';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { draftKeyOf, EntityForm } from '#src/layout/editing/entity-form.tsx';
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
import { withGivableRoles } from './givable-roles.ts';

const roles = new Map(Object.entries(labels.role));

/** What is typed into the form of an account is kept under this key. */
export const draftOf = ({ _id }: Admin): string => draftKeyOf(definition, String(_id));

/** @param props.onGone the account was deleted */
export function AdminRow({ admin, onGone }: { admin: Admin; onGone: () => void }) {
  const { t } = useTranslation();
  const me = useSnapshot(session).admin;
  const givable = useMemo(() => withGivableRoles(definition, me?.role), [me?.role]);
  /** What is asked, and the account as it was then. */
  const [asked, setAsked] = useState<{ about: 'factor' | 'account'; row: Admin }>();
  const hadPassword = useRef(false);
  const [passwords, setPasswords] = useState(0);
  const name = adminName(admin);
  const isMe = String(me?._id) === String(admin._id);
  const { accountAbove, ownAccount, ownFactor } = messages.refusal;
  // Another server may send the code as text, or none.
  const above = isAbove(Number(admin.role), Number(me?.role)) ? accountAbove : undefined;
  const refused = refusal(calls.removeSecondFactor.permission) ?? (isMe ? ownFactor : above);
  const reason = refusal(calls.deleteAdmin.permission) ?? (isMe ? ownAccount : above);
  const close = (): void => setAsked(undefined);
  const questions = {
    factor: {
      titleOf: (row: Admin) => t('Remove the second factor of {{name}}?', { name: adminName(row) }),
      confirmLabel: t('Remove'),
      remove: removeSecondFactor,
      success: calls.removeSecondFactor.success,
      children: t('They sign in with their password alone until they set up another one.'),
    },
    account: {
      titleOf: (row: Admin) => t('Delete the account of {{name}}?', { name: adminName(row) }),
      remove: removeAdmin,
      success: calls.deleteAdmin.success,
      children: t(
        'They are signed out at once and cannot sign in again. What they did stays in the records.',
      ),
    },
  };
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
        form={above ? definition : givable}
        row={admin}
        read={editable}
        save={(row, value) => {
          hadPassword.current = Boolean(value.password);
          return saveAdmin(row, value);
        }}
        takeNewer={showAdmin}
        call={calls.updateAdmin}
        canUndo
        readOnlyReason={above}
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
            onClick={() => setAsked({ about: 'factor', row: admin })}
          >
            {t('Remove second factor')}
          </ActionButton>
        )}
        <DeleteButton reason={reason} onClick={() => setAsked({ about: 'account', row: admin })} />
      </EntityForm>
      {asked && (
        <DeleteDialog
          row={asked.row}
          takeNewer={showAdmin}
          onCancel={close}
          onGone={() => {
            close();
            if (asked.about === 'account') onGone();
          }}
          {...questions[asked.about]}
        />
      )}
    </AccountCard>
  );
}
