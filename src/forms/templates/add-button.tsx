import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { getUiOptions, type IconButtonProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';

/** Adds a row to a list, or a property to an object that takes any. */
export function AddButton({ id, onClick, disabled, uiSchema }: IconButtonProps) {
  const { t } = useTranslation();
  const { title } = getUiOptions(uiSchema);
  return (
    <Button
      id={id}
      variant="outlined"
      startIcon={<AddRounded />}
      disabled={Boolean(disabled)}
      aria-label={title ? t('Add: {{title}}', { title }) : undefined}
      onClick={onClick}
      style={{ alignSelf: 'start', justifySelf: 'start' }}
    >
      {t('Add')}
    </Button>
  );
}
