// A step of a row that needs something said: its form in a dialog, which closes when it is saved.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { Forms } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { useTranslation } from '#src/language/i18n.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';

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
  ...form
}: FormDialogProps<Name, Row>) {
  const { t } = useTranslation();
  const id = useId();
  const close = (): void => leaveWith(onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {intro}
        <EntityForm
          {...form}
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
