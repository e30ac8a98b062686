// §2 the modal for payment details: the breakdown, how it was paid, and what the machine allows now.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { decide } from '#machines/decide.ts';
import { payoutActions, payoutMachine, type PayoutState } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { BookingDialog } from '#src/components/booking-dialog.tsx';
import { Breakdown } from '#src/components/breakdown.tsx';
import { dayText } from '#src/components/day.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { SpecTable } from '#src/components/spec-table.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import type { StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation, type Translate } from '#src/i18n.ts';
import { HistoryPanel } from '#src/layout/history-panel.tsx';
import { RowMachine } from '#src/layout/row-machine.tsx';
import { isSimple, openedPayout, stepPayout } from '#src/stores/payouts.ts';
import { refusal } from '#src/stores/refusals.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { PayoutStep, type StepWithForm } from './payout-step.tsx';

const stateOf = ({ state }: Payout): PayoutState => state as PayoutState;
const dangerous = ['fail', 'hold'];

function rowsOf(payout: Payout, t: Translate) {
  const { lines, amount = 0, bookingId, feePercent } = payout;
  const titles: Record<string, string> = {
    price: t('Price'),
    fee: t('Service fee {{percent}} %', { percent: feePercent }),
  };
  return [
    ...(Array.isArray(lines) ? lines : []).map((line) => ({
      label:
        titles[line.kind ?? ''] ??
        (line.bookingId === bookingId ? t('Refund') : t('Refund of booking {{id}}', { id: line.bookingId })),
      amount: line.amount ?? 0,
    })),
    { label: t('Payout'), amount, isTotal: true },
  ];
}

function actionsFor(payout: Payout, t: Translate) {
  const reason = refusal(calls.payPayout.permission);
  const off = reason ? { disabledReason: t(reason) } : {};
  const steps = payoutActions
    .filter(({ event }) => decide(payoutMachine, stateOf(payout), { type: event }) !== undefined)
    .map(({ event, label }) => ({
      event: event,
      label: t(label),
      tone: dangerous.includes(event) ? ('danger' as const) : ('primary' as const),
      ...off,
    }));
  return [
    { event: 'account', label: t('Host account info'), tone: 'primary' as const },
    { event: 'resend', label: t('Resend Payout Details'), tone: 'primary' as const, ...off },
    ...steps,
  ];
}

export interface PayoutDetailsProps {
  id: string;
  onClose: () => void;
}

export function PayoutDetails({ id, onClose }: PayoutDetailsProps) {
  const { t } = useTranslation();
  const { state, error, row } = useSnapshot(openedPayout.state);
  const [busy, setBusy] = useState<string>();
  const [step, setStep] = useState<StepWithForm>();
  useEffect(() => void openedPayout.open(id), [id]);
  useEffect(() => openedPayout.close, []);
  const payout = row as Payout | null;

  const act = async (event: string): Promise<void> => {
    if (!payout || busy) return;
    if (!isSimple(event)) return setStep(event as StepWithForm);
    clearToasts();
    setBusy(event);
    const failure = await stepPayout(payout, event);
    setBusy(undefined);
    if (failure) toast('error', failure.error);
    else toast('success', calls.releasePayout.success);
  };

  if (!payout)
    return (
      <BookingDialog title={t('Payment details')} actions={[]} onAction={() => undefined} onClose={onClose}>
        {state === 'failed' ? (
          <ErrorState title={t(error)} onRetry={() => void openedPayout.open(id)} />
        ) : (
          <Spinner label={t('Loading…')} />
        )}
      </BookingDialog>
    );
  if (step) return <PayoutStep payout={payout} step={step} onClose={() => setStep(undefined)} />;
  const method = payout.method as keyof typeof labels.proofMethod | undefined;
  return (
    <BookingDialog
      title={t('Payment details')}
      {...(payout.bookingId === undefined ? {} : { bookingId: payout.bookingId })}
      status={labels.payout[stateOf(payout)] as StatusLabel}
      actions={actionsFor(payout, t)}
      onAction={(event) => void act(event)}
      {...(busy ? { busy } : {})}
      onClose={onClose}
    >
      <Breakdown rows={rowsOf(payout, t)} />
      <div style={{ height: 16 }} />
      <SpecTable
        rows={[
          { label: t('Host'), value: payout.hostName },
          { label: t('Guest'), value: payout.guestName },
          { label: t('Boat'), value: payout.boatName },
          { label: t('Trip'), value: dayText(payout.tripStart) },
          { label: t('Due date'), value: dayText(payout.dueAt) },
          { label: t('Paid on'), value: dayText(payout.paidOn) },
          { label: t('Method'), value: method && t(labels.proofMethod[method].text) },
          { label: t('Reference'), value: payout.reference },
          { label: t('Batch'), value: payout.batch },
          { label: t('Details sent'), value: dayText(payout.detailsSentAt) },
          ...(payout.reason ? [{ label: t('Reason'), value: payout.reason }] : []),
        ]}
      />
      <div style={{ height: 16 }} />
      <HistoryPanel entity="payout" id={String(payout._id)} version={payout.version}>
        <RowMachine
          title={t('Status')}
          machine={payoutMachine}
          state={stateOf(payout)}
          labels={labels.payout as Record<string, StatusLabel>}
          actions={payoutActions}
          permission={calls.payPayout.permission}
        />
      </HistoryPanel>
    </BookingDialog>
  );
}
