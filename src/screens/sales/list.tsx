// §2 Sales & Payments: the payouts of hosts.
import { useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import { ActionButton } from '#src/components/action-button.tsx';
import { useTranslation } from '#src/i18n.ts';
import { useOpenedRow } from '#src/layout/list-address.ts';
import { ListPage } from '#src/layout/list-page.tsx';
import { Offered } from '#src/layout/offered.tsx';
import { payouts } from '#src/stores/payouts.ts';
import { refusal } from '#src/stores/refusals.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { PayoutDetails } from './payout-details.tsx';

export function Sales() {
  const { t } = useTranslation();
  const [id, open] = useOpenedRow();
  const [isPaying, setPaying] = useState(false);
  const reason = refusal(calls.payPayouts.permission);
  return (
    <Offered feature="payouts" title={t(table.title)}>
      <ListPage
        table={table}
        list={payouts}
        actions={
          <ActionButton
            variant="contained"
            onClick={() => setPaying(true)}
            {...(reason ? { disabledReason: t(reason) } : {})}
          >
            {t('Pay due payouts')}
          </ActionButton>
        }
      />
      {id !== undefined && <PayoutDetails id={id} onClose={() => open(undefined)} />}
      {isPaying && <BatchDialog onClose={() => setPaying(false)} />}
    </Offered>
  );
}
