// What the bank needs to pay several payouts, as a file.
import { useState } from 'react';
import type { Payout } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { csvFile } from '#src/components/lists/csv.ts';
import { downloadCsv } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { PayoutEvent } from '#machines/payout.machine.ts';
import { listTransfers } from '#src/stores/payouts.ts';
import { toast } from '#src/stores/toasts.ts';

const columns = [
  ['_id', 'Payout'],
  ['bookingId', 'Booking'],
  ['hostName', 'Host'],
  ['holder', 'Account holder'],
  ['bank', 'Bank'],
  ['accountNumber', 'Account number'],
  ['aba', 'ABA'],
  ['swift', 'SWIFT'],
  ['amount', 'Amount'],
  ['reference', 'Reference'],
] as const;

export interface TransfersFileProps {
  rows: readonly Payout[];
  event: string;
}

export function TransfersFile({ rows, event }: TransfersFileProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  if (event !== ('pay' satisfies PayoutEvent['type'])) return null;
  const save = async (): Promise<void> => {
    setSaving(true);
    const outcome = await listTransfers(rows.map(({ _id }) => _id));
    setSaving(false);
    if (!outcome.ok) return toast('error', outcome.error);
    const head = columns.map(([, title]) => t(title));
    const lines = outcome.data.map((row) => columns.map(([field]) => String(row[field] ?? '')));
    downloadCsv('payouts', csvFile([head, ...lines]));
  };
  return (
    <ActionButton variant="outlined" color="inherit" busy={isSaving} onClick={() => void save()}>
      {t('File for the bank (CSV)')}
    </ActionButton>
  );
}
