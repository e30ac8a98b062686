// §2 §9 the service fee: a percentage, 10 until somebody sets it; beside it, what it comes to.
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/service-fee.js';
import { Card } from '#src/components/page/card.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { FeeExample } from './fee-example.tsx';
import { fee, loadFee, saveFee, type FeeSetting } from '#src/stores/settings.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  gap: 16,
});

const Frame = styled(Card)({ padding: 20, overflow: 'visible' });

const read = (row: FeeSetting): object => row;

export function ServiceFee() {
  const { t } = useTranslation();
  const { row, error } = useSnapshot(fee);
  const [typed, setTyped] = useState<number>();
  useEffect(() => void loadFee(), []);
  // What is here stays: asking again must not take away what is typed.
  if (!row) {
    if (error !== undefined) return <ErrorState title={t(error)} onRetry={() => void loadFee()} />;
    return <Spinner />;
  }
  return (
    <Columns>
      <Frame>
        <EntityForm
          form={definition}
          row={row}
          read={read}
          save={saveFee}
          takeNewer={() => undefined}
          call={calls.setFee}
          canUndo
          formKey="platform"
          layout="dialog"
          onTyped={(value) => setTyped(value.fee)}
          onSaved={() => setTyped(undefined)}
        />
      </Frame>
      <Frame>
        <FeeExample percent={typed ?? row.fee} />
      </Frame>
    </Columns>
  );
}
