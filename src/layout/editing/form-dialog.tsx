// A step of a row that needs something said: its form in a dialog, which closes when it is saved. It is about the row as it
// was when the dialog opened: what that becomes meanwhile is refused by its version, and seen then.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { Forms } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { useTranslation } from '#src/language/i18n.ts';
import { isTooLate } from '#src/api/outcome.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { draftKeyOf, EntityForm, type EntityFormProps } from './entity-form.tsx';

export interface FormDialogProps<Name extends keyof Forms, Row> extends EntityFormProps<Name, Row> {
  /** Translated. */
  title: string;
  /** Stands above the form. */
  intro?: ReactNode;
  onClose: () => void;
}

export function FormDialog<Name extends keyof Forms, Row>({
  title,
  intro,
  onClose,
  onSaved,
  row,
  save,
  takeNewer,
  ...form
}: FormDialogProps<Name, Row>) {
  const { t } = useTranslation();
  const id = useId();
  const close = (): void => leaveWith(onClose, draftKeyOf(form.form, form.formKey));
  const [seen, setSeen] = useState(row);
  const [isTold, setTold] = useState(false);
  if (isTold) {
    setTold(false);
    setSeen(row);
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {intro}
        <EntityForm
          {...form}
          row={seen}
          save={async (base, value) => {
            const failure = await save(base, value);
            setTold(failure !== undefined && isTooLate(failure));
            return failure;
          }}
          takeNewer={(newer) => {
            setSeen(newer);
            takeNewer(newer);
          }}
          layout="dialog"
          onSaved={() => {
            onSaved?.();
            onClose();
          }}
        >
          <Button variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
        </EntityForm>
      </DialogContent>
    </Dialog>
  );
}
