// Below a list: a step of several rows that was begun, and is under way or over behind what is shown.
import Button from '@mui/material/Button';
import { useTranslation } from '#src/language/i18n.ts';
import { ListBar } from './bulk-bar.tsx';

export interface LeftRunProps {
  run: {
    step: { label: string };
    isRunning: boolean;
    done: number;
    refused: number;
    items: readonly unknown[];
  };
  onShow: () => void;
}

export function LeftRun({ run: { step, isRunning, done, refused, items }, onShow }: LeftRunProps) {
  const { t } = useTranslation();
  return (
    <ListBar data-raised aria-label={t(step.label)}>
      <p role="status">
        {t(step.label)}: {t('{{tried}} of {{total}}', { tried: done + refused, total: items.length })}
      </p>
      <Button size="small" variant="outlined" onClick={onShow}>
        {isRunning ? t('Show the progress') : t('Show the result')}
      </Button>
    </ListBar>
  );
}
