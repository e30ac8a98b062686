import { useState } from 'react';
import { accountCalls } from '#schemas/calls/account.ts';
import { definition } from '#schemas/generated/forms/own-password.js';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { changePassword } from '#src/stores/account.ts';
import { AccountSection } from './account-section.tsx';

const nothing = {};
const read = (): object => nothing;

export function OwnPassword() {
  const { t } = useTranslation();
  // What was saved stands nowhere any more: the form begins again.
  const [changes, setChanges] = useState(0);
  return (
    <AccountSection title={t('Password')}>
      <EntityForm
        key={changes}
        form={definition}
        row={nothing}
        read={read}
        save={changePassword}
        takeNewer={read}
        call={accountCalls.changePassword}
        formKey="own"
        layout="dialog"
        onSaved={() => setChanges(changes + 1)}
      />
    </AccountSection>
  );
}
