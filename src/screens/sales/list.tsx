// §2 Sales & Payments: the payouts of hosts, of which several due ones can be paid as one.
import { useState, type ComponentType } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { useBulkRun } from '#src/layout/bulk/use-bulk-run.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { offers } from '#src/stores/meta.ts';
import { payouts } from '#src/stores/payouts.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { DuePayoutsProps } from './due-payouts.tsx';
import type { PayoutDetailsProps } from './payout-details.tsx';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);
const loadDetails = (): Promise<ComponentType<PayoutDetailsProps>> =>
  import('./payout-details.tsx').then(({ PayoutDetails }) => PayoutDetails);
const loadDue = (): Promise<ComponentType<DuePayoutsProps>> =>
  import('./due-payouts.tsx').then(({ DuePayouts }) => DuePayouts);

export function Sales() {
  const { t } = useTranslation();
  const [id, open] = useOpenedRow();
  const [isPaying, setPaying] = useState(false);
  useLoadedSoon(loadDetails);
  const isRunning = useBulkRun(table.name)?.isRunning ?? false;
  const forbidden = whyNot(calls.payPayouts.permission, t);
  return (
    <FeatureGate feature="payouts" title={t(table.title)}>
      <ListPage
        table={table}
        list={payouts}
        bulk={loadBulk}
        actions={
          <ActionButton
            variant="contained"
            onClick={() => setPaying(true)}
            disabledReason={forbidden ?? (isRunning ? t('Another step is under way here.') : undefined)}
          >
            {t('Pay due payouts')}
          </ActionButton>
        }
      />
      {id !== undefined && (
        <WhenOpen load={loadDetails} isOpen props={{ id, onClose: () => leaveWith(() => open(undefined)) }} />
      )}
      {isPaying && <WhenOpen load={loadDue} isOpen props={{ onClose: () => setPaying(false) }} />}
    </FeatureGate>
  );
}

Sales.begin = async () => {
  if (await offers('payouts')) await payouts.begin();
};
