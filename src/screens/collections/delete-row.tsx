// Asks before a row of a collection is deleted; what the server refuses is said in the question itself.
import { useState } from 'react';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useRemoval } from '#src/layout/editing/use-removal.ts';
import { formCall, labelOf, type CollectionStore } from '#src/stores/collections.ts';

export interface DeleteRowProps {
  name: CollectionName;
  row: CollectionRow;
  store: CollectionStore;
  onCancel: () => void;
  onGone: () => void;
}

export function DeleteRow({ name, row, store, onCancel, onGone }: DeleteRowProps) {
  const { t } = useTranslation();
  const removal = useRemoval<CollectionRow>({
    remove: store.remove,
    success: formCall(name, 'delete').success,
    takeNewer: store.opened.show,
    onGone,
  });
  const { isFinal, newer, refused } = removal;
  // As it was when the question was asked.
  const [first] = useState(row);
  const asked = newer ?? first;
  return (
    <ConfirmDialog
      open
      title={t('Delete {{name}}?', { name: labelOf(name, asked) })}
      confirmLabel={t('Delete')}
      isFinal={isFinal}
      destructive
      busy={removal.isBusy}
      onConfirm={() => void removal.remove(asked)}
      onCancel={onCancel}
    >
      {refused !== undefined && <p>{t(refused)}</p>}
      {!isFinal && <p>{t('It is gone for everybody. Its history is kept.')}</p>}
    </ConfirmDialog>
  );
}
