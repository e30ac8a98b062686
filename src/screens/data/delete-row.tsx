// Asks before a row of a catalogue is deleted; what the server refuses is said in the question itself.
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useRemoval } from '#src/layout/editing/use-removal.ts';
import { removeCall, removeRow, textOf } from '#src/stores/catalogues.ts';

export interface DeleteRowProps {
  catalogue: CatalogueName;
  row: CatalogueRow;
  onDone: () => void;
}

export function DeleteRow({ catalogue, row, onDone }: DeleteRowProps) {
  const { t } = useTranslation();
  const removal = useRemoval<CatalogueRow>({
    remove: (wanted) => removeRow(catalogue, wanted),
    success: removeCall(catalogue).success,
    onGone: onDone,
  });
  const { isFinal, newer, refused } = removal;
  const asked = newer ?? row;
  return (
    <ConfirmDialog
      open
      title={t('Delete {{name}}?', { name: textOf(asked) })}
      confirmLabel={t('Delete')}
      isFinal={isFinal}
      destructive
      busy={removal.isBusy}
      onConfirm={() => void removal.remove(asked)}
      onCancel={onDone}
    >
      {refused !== undefined && <p>{t(refused)}</p>}
      {newer && <p>{t('It was {{before}} and is {{now}} now.', { before: textOf(row), now: textOf(newer) })}</p>}
      {!isFinal && <p>{t('Boats can no longer choose it. A row that boats use is not deleted.')}</p>}
    </ConfirmDialog>
  );
}
