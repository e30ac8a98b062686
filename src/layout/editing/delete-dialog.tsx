// §8 asks before one row is deleted: a refusal is said in the question itself, and a row that somebody else changed is asked about anew.
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { isOutdated, isRefused, type Failure, type Save } from '#src/api/outcome.ts';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useSaving } from './use-saving.ts';

export interface DeleteDialogProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  confirmLabel?: string;
  /** What comes of it. */
  children: ReactNode;
  /** What is said of a row that somebody else has saved meanwhile. @param before as it was when it was asked about */
  sayNewer?: (newer: Row, before: Row) => ReactNode;
  remove: Save<Row, undefined>;
  success: string;
  /** Shows what somebody else saved behind the question. */
  takeNewer?: (row: Row) => void;
  onCancel: () => void;
  onGone: () => void;
}

export function DeleteDialog<Row>(props: DeleteDialogProps<Row>) {
  const { titleOf, children, sayNewer, success, takeNewer, onCancel, onGone } = props;
  const { t } = useTranslation();
  const [before] = useState(props.row);
  const [failure, setFailure] = useState<Failure<Row>>();
  const saving = useSaving<Row, undefined>({
    save: async (row) => {
      const found = await props.remove(row, undefined);
      setFailure(found);
      if (!found || !isOutdated(found)) return found;
      takeNewer?.(found.data);
      // There are no two sides to choose from: the question is asked again, about the newer row.
      const { data: _, ...refusal } = found;
      return refusal;
    },
    success,
    takeNewer: () => undefined,
  });
  const newer = failure && isOutdated(failure) ? failure.data : undefined;
  const asked = newer ?? before;
  // It was refused as it is: asking once more would be refused as well.
  const isFinal = failure !== undefined && isRefused(failure) && !newer;
  const remove = async (): Promise<void> => {
    if (await saving.submit(asked, undefined)) onGone();
  };
  return (
    <ConfirmDialog
      open
      title={titleOf(asked)}
      confirmLabel={props.confirmLabel ?? t('Delete')}
      isFinal={isFinal}
      destructive
      busy={saving.isBusy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      {failure && <Typography color="error">{t(failure.error)}</Typography>}
      {newer && sayNewer && <p>{sayNewer(newer, before)}</p>}
      {!isFinal && <p>{children}</p>}
    </ConfirmDialog>
  );
}
