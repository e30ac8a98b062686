import { accountCalls } from '#schemas/calls/account.ts';
import { definition } from '#schemas/generated/forms/account.js';
import type { Admin } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { saveAccount } from '#src/stores/account.ts';
import { showOwn } from '#src/stores/session.ts';
import { AccountSection } from './account-section.tsx';

const keys = Object.keys(definition.schema.properties ?? {});

/** The fields of the form, of all that is known of the account. */
const read = (admin: Admin): object =>
  Object.fromEntries(Object.entries(admin).filter(([key, value]) => keys.includes(key) && value !== null));

export function OwnName({ admin }: { admin: Admin }) {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('Name')}>
      <EntityForm
        form={definition}
        row={admin}
        read={read}
        save={saveAccount}
        takeNewer={showOwn}
        call={accountCalls.saveAccount}
        canUndo
        formKey="own"
        layout="dialog"
      />
    </AccountSection>
  );
}
