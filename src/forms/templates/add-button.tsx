import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ArrayContext } from './array-context.ts';

/** Adds a row to a list, or a property to an object that takes any. */
export function AddButton({ id, onClick, disabled }: IconButtonProps) {
  const { t } = useTranslation();
  const { title } = useContext(ArrayContext);
  return (
    <Button
      id={id}
      variant="outlined"
      startIcon={<AddRounded />}
      disabled={Boolean(disabled)}
      aria-label={title ? t('Add: {{title}}', { title }) : undefined}
      onClick={onClick}
      style={{ justifySelf: 'start' }}
    >
      {t('Add')}
    </Button>
  );
}
