import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';

/** Takes away a file that was chosen. */
export function RemoveButton({ id, onClick, disabled }: IconButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      id={id}
      size="small"
      aria-label={t('Remove')}
      title={t('Remove')}
      disabled={Boolean(disabled)}
      onClick={onClick}
    >
      <DeleteOutlineRounded />
    </IconButton>
  );
}
