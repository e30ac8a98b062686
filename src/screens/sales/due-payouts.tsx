// The payouts that can be paid now, without choosing them in the list first.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { definition as table } from '#schemas/generated/tables/payouts.js';
import type { Payout } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { dollars } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { BulkDialog } from '#src/layout/bulk/bulk-dialog.tsx';
import { askAnew } from '#src/stores/late-answers.ts';
import { listDuePayouts, payouts } from '#src/stores/payouts.ts';
import { bulk } from './bulk.ts';

const pay = table.bulk?.find(({ event }) => event in (bulk.together ?? {}));

export interface DuePayoutsProps {
  onClose: () => void;
}

export function DuePayouts({ onClose }: DuePayoutsProps) {
  const { t, language } = useTranslation();
  const [due, setDue] = useState<readonly Payout[]>();
  const [error, setError] = useState<Text>();
  const load = (): void => {
    const isLast = askAnew(setDue);
    void listDuePayouts().then((outcome) => {
      if (!isLast()) return;
      setError(outcome.ok ? undefined : outcome.error);
      if (outcome.ok) setDue(outcome.data);
    });
  };
  useEffect(load, []);
  if (due && due.length > 0)
    return (
      <BulkDialog
        {...{ table, list: payouts, kind: bulk, step: pay, rows: due, onClose }}
        nameOf={({ bookingId, hostName = '–', amount = 0 }) =>
          `${String(bookingId)} · ${hostName} · ${dollars(amount, language)}`
        }
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={t('Pay due payouts')}>
      <DialogContent>
        {error !== undefined && <ErrorState title={t(error)} onRetry={load} />}
        {!due && error === undefined && <Spinner />}
        {due && (
          <EmptyState title={t('No payout is due now.')}>
            {t('A payout falls due some days after its trip.')}
          </EmptyState>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
