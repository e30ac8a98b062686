import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { onConnected } from '#src/browser/connection.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { StatePlace } from './empty-state.tsx';
import { Illustration } from '#src/components/pictures/illustration.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: string;
  /** Whether anything was lost; by default, that nothing was. */
  children?: ReactNode;
  /** Asks again: by the button, and by itself once the connection is back. */
  onRetry: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  useEffect(() => onConnected(onRetry), [onRetry]);
  return (
    <StatePlace role="alert">
      <Illustration name="buoy" />
      <h2>{title}</h2>
      <p>{children ?? t('Nothing was lost. Try again; if it fails once more, check the connection.')}</p>
      <div>
        <Button variant="contained" startIcon={<RefreshRounded />} onClick={onRetry}>
          {t('Retry')}
        </Button>
      </div>
    </StatePlace>
  );
}
