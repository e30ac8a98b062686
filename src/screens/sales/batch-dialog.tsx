// §2 several due payouts paid as one: chosen, written into a file for the bank, marked as paid.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { centsOf, dollarsOf } from '#machines/money.ts';
import { payoutsCalls } from '#schemas/calls/payouts.ts';
import { definition as form } from '#schemas/generated/forms/payout-payment.js';
import type { Payout, PayoutPaymentForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import type { Failure } from '#src/api/call.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { dollars } from '#src/components/formats/amounts.ts';
import { csvField } from '#src/components/lists/csv.ts';
import { dayText } from '#src/components/formats/day.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { download } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { listDuePayouts, listTransfers, payBatch } from '#src/stores/payouts.ts';
import { toast } from '#src/stores/toasts.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

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

const startPayment = (): object => ({ date: new Date().toISOString().slice(0, 10) });

export interface BatchDialogProps {
  /** What was chosen already; without it every payout that can be paid is offered. */
  picked?: readonly Payout[];
  onClose: () => void;
  onPaid: () => void;
}

const idsOf = (rows: readonly Payout[]): ReadonlySet<string> => new Set(rows.map(({ _id }) => String(_id)));

export function BatchDialog({ picked, onClose, onPaid }: BatchDialogProps) {
  const { t, language } = useTranslation();
  const [found, setDue] = useState<readonly Payout[]>();
  const [error, setError] = useState<Text>();
  const [chosen, setChosen] = useState(() => idsOf(picked ?? []));
  const due = picked ?? found;
  const load = (): void => {
    if (picked) return;
    void listDuePayouts().then((outcome) => {
      setError(outcome.ok ? undefined : outcome.error);
      if (outcome.ok) setDue(outcome.data);
    });
  };
  useEffect(load, []); // eslint-disable-line react-hooks/exhaustive-deps -- asked once

  const rows = due?.filter(({ _id }) => chosen.has(String(_id))) ?? [];
  const total = dollarsOf(rows.reduce((sum, { amount }) => sum + centsOf(amount), 0));
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set([...chosen].filter((one) => one !== id).concat(isChosen ? [id] : [])));
  const pay = async (_: readonly Payout[], payment: PayoutPaymentForm) => {
    const failure = await payBatch(rows, total, payment);
    // The amounts may be others now.
    if (failure) load();
    return failure as Failure<readonly Payout[]> | undefined;
  };
  const save = async (): Promise<void> => {
    const outcome = await listTransfers(rows.map(({ _id }) => _id));
    if (!outcome.ok) return toast('error', outcome.error);
    const head = columns.map(([, title]) => csvField(t(title))).join(',');
    const lines = outcome.data.map((row) =>
      columns.map(([field]) => csvField(String(row[field] ?? ''))).join(','),
    );
    download('payouts.csv', `\uFEFF${[head, ...lines].join('\r\n')}\r\n`, 'text/csv;charset=utf-8');
  };
  const none = rows.length === 0 ? t('Choose at least one payout.') : undefined;
  const close = (): void => leaveWith(onClose);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="batch-title">
      <DialogTitle id="batch-title">{t('Pay due payouts')}</DialogTitle>
      <DialogContent>
        {error !== undefined && <ErrorState title={t(error)} onRetry={load} />}
        {!due && error === undefined && <Spinner label={t('Loading…')} />}
        {due?.length === 0 && <p>{t('No payout is due now.')}</p>}
        {due && due.length > 0 && (
          <>
            <FormControlLabel
              label={t('Choose all')}
              checked={rows.length === due.length}
              onChange={(_event, all) => setChosen(idsOf(all ? due : []))}
              control={<Checkbox />}
            />
            <div
              style={{ display: 'grid', maxHeight: 260, overflowY: 'auto' }}
              tabIndex={0}
              role="group"
              aria-label={t('Due payouts')}
            >
              {due.map(({ _id, hostName, amount = 0, bookingId, dueAt }) => (
                <FormControlLabel
                  key={_id}
                  label={
                    <>
                      {`${hostName ?? '–'} · ${dollars(amount, language)}`}
                      <small>{`${t('Booking {{id}}', { id: bookingId })} · ${dayText(dueAt)}`}</small>
                    </>
                  }
                  checked={chosen.has(String(_id))}
                  onChange={(_event, isChosen) => choose(String(_id), isChosen)}
                  control={<Checkbox />}
                />
              ))}
            </div>
            <p role="status" style={{ margin: '12px 0', fontWeight: 600 }}>
              {t('{{count}} chosen', { count: rows.length })} · {dollars(total, language)}
            </p>
            <EntityForm
              form={form}
              row={rows}
              read={startPayment}
              save={pay}
              takeNewer={() => undefined}
              call={payoutsCalls.payPayouts}
              formKey="batch"
              layout="dialog"
              {...(none ? { readOnlyReason: none } : {})}
              onSaved={onPaid}
            >
              <Button variant="outlined" color="inherit" onClick={close}>
                {t('Cancel')}
              </Button>
              <ActionButton
                variant="outlined"
                color="inherit"
                onClick={() => void save()}
                {...(none ? { disabledReason: none } : {})}
              >
                {t('File for the bank (CSV)')}
              </ActionButton>
            </EntityForm>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
