import { ConfirmDialog } from './confirm-dialog.tsx';
import { useTranslation } from '#src/language/i18n.ts';

export interface UnsavedDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before what was typed is left. */
export function UnsavedDialog({ isOpen, onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('You have unsaved changes')}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay')}
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('What you changed on this page is lost when you leave it.')}
    </ConfirmDialog>
  );
}
