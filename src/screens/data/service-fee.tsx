// §2 §9 the service fee: a percentage, 10 until somebody sets it.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/service-fee.js';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { fee, loadFee, saveFee, type FeeSetting } from '#src/stores/settings.ts';

const read = (row: FeeSetting): object => row;

export function ServiceFee() {
  const { t } = useTranslation();
  const { row, error } = useSnapshot(fee);
  useEffect(() => void loadFee(), []);
  // What is here stays: asking again must not take away what is typed.
  if (!row) {
    if (error !== undefined) return <ErrorState title={t(error)} onRetry={() => void loadFee()} />;
    return <Spinner label={t('Loading…')} />;
  }
  return (
    <EntityForm
      form={definition}
      row={row}
      read={read}
      save={saveFee}
      takeNewer={() => undefined}
      call={calls.setFee}
      formKey="platform"
    />
  );
}
