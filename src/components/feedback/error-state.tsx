import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import messages from '#schemas/messages.json' with { type: 'json' };
import { onConnected } from '#src/browser/connection.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { StatePlace } from './empty-state.tsx';
import { Illustration } from '#src/components/pictures/illustration.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: string;
  /** Whether anything was lost; by default, that nothing was. The connection is named only where there was no answer. */
  children?: ReactNode;
  /** Asks again: by the button, and by itself once the connection is back. */
  onRetry: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  useEffect(() => onConnected(onRetry), [onRetry]);
  const isUnanswered = Object.values(messages.failure).some((text) => t(text) === title);
  const hint = isUnanswered
    ? t('Nothing was lost. Try again; if it fails once more, check the connection.')
    : t('Nothing was lost. You can try again.');
  return (
    <StatePlace role="alert">
      <Illustration name="buoy" />
      <h2>{title}</h2>
      <p>{children ?? hint}</p>
      <div>
        <Button variant="contained" startIcon={<RefreshRounded />} onClick={onRetry}>
          {t('Retry')}
        </Button>
      </div>
    </StatePlace>
  );
}
