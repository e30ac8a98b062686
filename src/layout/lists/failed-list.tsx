// A list that did not come: the question was refused, so that something else must be asked, or there was no answer.
import type { Text } from '#schemas/text.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { useTranslation } from '#src/language/i18n.ts';

export interface FailedListProps {
  error: Text;
  /** Asking the same again changes nothing. */
  isRefused: boolean;
  onRetry: () => void;
}

export function FailedList({ error, isRefused, onRetry }: FailedListProps) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t(error)} onRetry={onRetry}>
      {isRefused
        ? t('Nothing was lost. Change the search or the filters, or load the page again.')
        : undefined}
    </ErrorState>
  );
}
