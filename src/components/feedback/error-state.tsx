import RefreshRounded from '@mui/icons-material/RefreshRounded';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { StatePlace } from './empty-state.tsx';
import { Illustration } from '#src/components/pictures/illustration.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: string;
  /** Whether anything was lost; by default, that nothing was. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  /** Another way out, beside Retry. */
  action?: ReactNode;
}

export function ErrorState({ title, children, onRetry, busy, action }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <StatePlace role="alert">
      <Illustration name="buoy" />
      <h2>{title}</h2>
      <p>{children ?? t('Nothing was lost. Check the connection and try again.')}</p>
      <div>
        {onRetry && (
          <BusyButton variant="contained" startIcon={<RefreshRounded />} onClick={onRetry} busy={busy}>
            {t('Retry')}
          </BusyButton>
        )}
        {action}
      </div>
    </StatePlace>
  );
}
