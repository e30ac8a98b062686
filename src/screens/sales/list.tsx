// §2 Sales & Payments: the payouts of hosts, of which several due ones can be paid as one.
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { centsOf, dollarsOf } from '#machines/money.ts';
import { payoutsCalls } from '#schemas/calls/payouts.ts';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import type { Payout } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { dollars } from '#src/components/formats/amounts.ts';
import type { Selection } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { mostAtOnce, payouts } from '#src/stores/payouts.ts';
import { refusal } from '#src/stores/refusals.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { PayoutDetails } from './payout-details.tsx';
import { isPayable } from './payout-text.ts';

type Chosen = ReadonlyMap<string, Payout>;

const withRows = (chosen: Chosen, rows: readonly Payout[], isChosen: boolean): Chosen => {
  const next = new Map(chosen);
  for (const row of rows) {
    if (isChosen) next.set(String(row._id), row);
    else next.delete(String(row._id));
  }
  return next;
};

/** The rows that are chosen, as they are now; one that can no longer be paid is none of them. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { rows } = useSnapshot(payouts.state);
  const picked = useMemo(() => {
    const shown = new Map((rows as readonly Payout[]).map((row) => [String(row._id), row]));
    return [...chosen.entries()].map(([id, row]) => shown.get(id) ?? row).filter(isPayable);
  }, [rows, chosen]);
  return {
    picked,
    choose: (some: readonly Payout[], isChosen: boolean) =>
      setChosen((before) => withRows(before, some, isChosen)),
    clear: () => setChosen(new Map()),
  };
}

export function Sales() {
  const { t, language } = useTranslation();
  const [id, open] = useOpenedRow();
  const [isPaying, setPaying] = useState(false);
  const { picked, choose, clear } = useChosen();
  const forbidden = refusal(payoutsCalls.payPayouts.permission);
  const selection: Selection<Payout> = {
    chosen: new Set(picked.map(({ _id }) => String(_id))),
    canChoose: isPayable,
    labelOf: ({ bookingId }) => t('Choose the payout of booking {{id}}', { id: bookingId }),
    allLabel: t('Choose all due payouts on this page'),
    onChoose: choose,
  };
  const count = picked.length;
  const total = dollarsOf(picked.reduce((sum, { amount }) => sum + centsOf(amount), 0));
  const reason =
    forbidden ?? (count > mostAtOnce ? 'At most {{count}} payouts can be paid as one.' : undefined);
  return (
    <FeatureGate feature="payouts" title={t(table.title)}>
      <ListPage
        table={table}
        list={payouts}
        {...(forbidden ? {} : { selection })}
        actions={
          <>
            {count > 0 && (
              <Button variant="outlined" color="inherit" onClick={clear}>
                {t('Choose none')}
              </Button>
            )}
            <ActionButton
              variant="contained"
              onClick={() => setPaying(true)}
              {...(reason ? { disabledReason: t(reason, { count: mostAtOnce }) } : {})}
            >
              {count > 0
                ? t('Mark {{count}} as paid ({{amount}})', { count, amount: dollars(total, language) })
                : t('Pay due payouts')}
            </ActionButton>
          </>
        }
      />
      {id !== undefined && <PayoutDetails id={id} onClose={() => open(undefined)} />}
      {isPaying && (
        <BatchDialog
          {...(count > 0 ? { picked } : {})}
          onClose={() => setPaying(false)}
          onPaid={() => {
            clear();
            setPaying(false);
          }}
        />
      )}
    </FeatureGate>
  );
}
