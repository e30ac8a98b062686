// What the bank needs to pay several payouts, as a file.
import { useState } from 'react';
import type { Payout } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { downloadCsv } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { PayoutEvent } from '#machines/payout.machine.ts';
import { listTransfers } from '#src/stores/payouts.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { bankFile } from './transfers.ts';

export interface TransfersFileProps {
  rows: readonly Payout[];
  event: string;
}

export function TransfersFile({ rows, event }: TransfersFileProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  if (event !== ('pay' satisfies PayoutEvent['type'])) return null;
  const save = async (): Promise<void> => {
    clearToasts();
    setSaving(true);
    const outcome = await listTransfers(rows.map(({ _id }) => _id));
    setSaving(false);
    if (!outcome.ok) return toast('error', outcome.error);
    const { file, without } = bankFile(outcome.data, t);
    if (file !== undefined) downloadCsv('payouts', file);
    if (without.length > 0)
      toast(
        'error',
        t('Not in the file, as their account is not complete: {{hosts}}', { hosts: without.join(', ') }),
      );
  };
  return (
    <ActionButton variant="outlined" color="inherit" busy={isSaving} onClick={() => void save()}>
      {t('File for the bank (CSV)')}
    </ActionButton>
  );
}
