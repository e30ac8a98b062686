import messages from '#schemas/messages.json' with { type: 'json' };
import { useTranslation } from '#src/language/i18n.ts';
import { EmptyState } from './empty-state.tsx';

/** Instead of a row that is not there. @param label what it is, as in "This payout" */
export function MissingRow({ label = 'This row' }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t({ key: messages.refusal.notFound, values: { label } })} illustration="buoy">
      {t('It may have been removed, or its address is not complete.')}
    </EmptyState>
  );
}
