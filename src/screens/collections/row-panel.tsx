// One row of a collection: its form, a copy of it, its deletion, its history.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import Button from '@mui/material/Button';
import { collections } from '#schemas/generated/collections.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { CollectionName } from '#schemas/types.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { fieldsOf, formCall, labelOf, type CollectionStore, type Row } from '#src/stores/collections.ts';
import { refusal } from '#src/stores/refusals.ts';
import { DeleteRow } from './delete-row.tsx';

export interface RowPanelProps {
  name: CollectionName;
  form: FormDefinition<CollectionName>;
  store: CollectionStore;
  /** No row is open without it. */
  id: string | undefined;
  onClose: () => void;
  onCopy: (row: Row) => void;
}

export function RowPanel({ name, form, store, id, onClose, onCopy }: RowPanelProps) {
  const { t } = useTranslation();
  const { opened } = store;
  const { state, error, row: shown } = useSnapshot(opened.state);
  const [isDeleting, setDeleting] = useState(false);
  const row = shown;
  const { singular } = collections[name];
  const mayAdd = refusal(formCall(name, 'create').permission) === undefined;
  useEffect(() => {
    if (id === undefined) return;
    void opened.open(id);
    return opened.close;
  }, [id, opened]);

  return (
    <SidePanel isOpen={id !== undefined} title={row ? labelOf(name, row) : t(singular)} onClose={onClose}>
      {state === 'failed' && <ErrorState title={t(error)} onRetry={() => id && void opened.open(id)} />}
      {state === 'missing' && (
        <EmptyState title={t('Nothing here yet')}>{t('This row does not exist any more.')}</EmptyState>
      )}
      {state === 'loading' && <Spinner label={t('Loading…')} />}
      {row && (
        <>
          <EntityForm
            key={row._id}
            form={form}
            row={row}
            read={fieldsOf}
            save={store.save}
            takeNewer={opened.show}
            call={formCall(name, 'change')}
            formKey={row._id}
            layout="dialog"
          >
            {mayAdd && (
              <Button variant="outlined" color="inherit" onClick={() => onCopy(row)}>
                {t('Duplicate')}
              </Button>
            )}
            <DeleteButton
              reason={refusal(formCall(name, 'delete').permission)}
              onClick={() => setDeleting(true)}
            />
          </EntityForm>
          <HistoryPanel entity={name} id={row._id} version={row.version} />
          {isDeleting && (
            <DeleteRow
              name={name}
              row={row}
              store={store}
              onCancel={() => setDeleting(false)}
              onGone={() => {
                setDeleting(false);
                onClose();
              }}
            />
          )}
        </>
      )}
    </SidePanel>
  );
}
