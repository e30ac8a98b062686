import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation, type Text } from '#src/language/i18n.ts';

interface DeleteButtonProps {
  /** Why this row cannot be deleted. */
  reason: Text | undefined;
  onClick: () => void;
}

/** Asks to delete the row that a form shows; it stands beside Save. */
export function DeleteButton({ reason, onClick }: DeleteButtonProps) {
  const { t } = useTranslation();
  return (
    <ActionButton variant="outlined" color="error" onClick={onClick} disabledReason={reason && t(reason)}>
      {t('Delete')}
    </ActionButton>
  );
}
