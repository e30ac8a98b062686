import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ActionButton } from './action-button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question that names the thing: "Delete review by Anna Keller?" */
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  /** The verb: "Delete review". */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  /** Why it cannot be done. */
  disabledReason?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A short decision. The safe choice holds the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive,
  busy = false,
  disabledReason,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children && (
        <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 1, color: 'text.secondary' }}>
          {children}
        </DialogContent>
      )}
      <DialogActions>
        <ActionButton variant="outlined" color="inherit" autoFocus onClick={busy ? undefined : onCancel}>
          {cancelLabel ?? t('Cancel')}
        </ActionButton>
        <ActionButton
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          busy={busy}
          onClick={onConfirm}
          {...(disabledReason === undefined ? {} : { disabledReason })}
        >
          {confirmLabel}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
}
