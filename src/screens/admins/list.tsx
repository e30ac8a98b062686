// §2 admin accounts: a form that adds one, and a row each with Save and Delete.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useHeldRows } from '#src/layout/editing/use-held-rows.ts';
import { admins, loadAdmins } from '#src/stores/admins.ts';
import { refusal } from '#src/stores/refusals.ts';
import { AddAdmin } from './add-admin.tsx';
import { AdminRow, draftOf } from './admin-row.tsx';

const Rows = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

const Note = styled('p')(({ theme }) => ({ marginTop: 16, color: theme.vars.palette.text.secondary }));

export function AdminList() {
  const { t } = useTranslation();
  const { state, error, rows } = useSnapshot(admins) as typeof admins;
  const [held, forget] = useHeldRows(rows, draftOf);
  const isPartial = refusal('admins.list');

  useEffect(() => void loadAdmins(), []);
  return (
    <>
      <PageHeader
        title={t('Admin Users')}
        {...(state === 'ready' ? { count: rows.length } : {})}
        description={t('Who may sign in here, and what they may do.')}
      />
      <AddAdmin />
      {(state === 'idle' || state === 'loading') && <Spinner />}
      {state === 'failed' && <ErrorState title={t(error)} onRetry={() => void loadAdmins()} />}
      {state === 'ready' && rows.length === 0 && (
        <EmptyState title={t('No admins')}>
          {t('The server named nobody. Add the first admin above.')}
        </EmptyState>
      )}
      {isPartial && <Note>{t(isPartial)}</Note>}
      <Rows>
        {held.map((admin) => (
          <AdminRow key={admin._id} admin={admin} onGone={() => forget(admin)} />
        ))}
      </Rows>
    </>
  );
}
