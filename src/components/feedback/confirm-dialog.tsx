import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';

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
  /** It cannot be done, as the text says: the dialog can only be closed. */
  isFinal?: boolean;
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
  isFinal = false,
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
        <Button
          // Another button when nothing is left to decide, so that it takes the focus of the one that went.
          key={String(isFinal)}
          variant="outlined"
          color="inherit"
          autoFocus
          onClick={busy ? undefined : onCancel}
        >
          {isFinal ? t('Close') : (cancelLabel ?? t('Cancel'))}
        </Button>
        {!isFinal && (
          <ActionButton
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </ActionButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
