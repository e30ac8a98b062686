import { useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/admin.js';
import { AccountFrame } from '#src/components/people/account-card.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { addAdmin } from '#src/stores/admins.ts';

const nobody = {};

/** A new form after each admin that was added. */
export function AddAdmin() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const title = t('Add admin');
  return (
    <AccountFrame as="section" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <EntityForm
        key={count}
        form={definition}
        row={nobody}
        read={() => nobody}
        save={addAdmin}
        takeNewer={() => undefined}
        call={calls.addAdmin}
        formKey="new"
        isNew
        layout="dialog"
        onSaved={() => setCount(count + 1)}
      />
    </AccountFrame>
  );
}
