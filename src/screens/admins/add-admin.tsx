import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/admin.js';
import { AccountFrame } from '#src/components/people/account-card.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { addAdmin } from '#src/stores/admins.ts';
import { session } from '#src/stores/session.ts';
import { withGivableRoles } from './givable-roles.ts';

const nobody = {};

/** A new form after each admin that was added. */
export function AddAdmin() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const own = useSnapshot(session).admin?.role;
  const form = useMemo(() => withGivableRoles(definition, own), [own]);
  const title = t('Add admin');
  return (
    <AccountFrame as="section" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <EntityForm
        key={count}
        form={form}
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
