// Asks before a row of a catalogue is deleted; a row that boats use is refused, and how many say so.
import type { CatalogueRow } from '#schemas/types.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { useTranslation } from '#src/i18n.ts';
import { useSaving } from '#src/layout/use-saving.ts';
import { catalogueCalls, removeRow, type EditableCatalogue } from '#src/stores/catalogues.ts';

export interface DeleteRowProps {
  catalogue: EditableCatalogue;
  row: CatalogueRow;
  /** What the row is called. */
  name: string;
  onDone: () => void;
}

export function DeleteRow({ catalogue, row, name, onDone }: DeleteRowProps) {
  const { t } = useTranslation();
  const removal = useSaving<CatalogueRow, undefined>({
    save: async (wanted) => {
      const failure = await removeRow(catalogue, wanted);
      // There is nothing to choose from: the newer row is shown, and may be deleted again.
      return failure && { ...failure, status: 0 };
    },
    success: catalogueCalls[catalogue].remove.success,
    takeNewer: () => undefined,
  });
  return (
    <ConfirmDialog
      open
      title={t('Delete {{name}}?', { name })}
      confirmLabel={t('Delete')}
      destructive
      busy={removal.isBusy}
      onConfirm={() => void removal.submit(row, undefined).then(onDone)}
      onCancel={onDone}
    >
      {t('Boats can no longer choose it. A row that boats use is not deleted.')}
    </ConfirmDialog>
  );
}
