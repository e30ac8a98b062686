// The frame of one refund's screens: loaded by `row=` of the address, its state, its steps, and why not.
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition as proofForm } from '#schemas/generated/forms/refund-proof.js';
import { definition as reasonForm } from '#schemas/generated/forms/reason.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';
import { FormDialog } from '#src/layout/form-dialog.tsx';
import { useOpenedRow } from '#src/layout/list-address.ts';
import { Offered } from '#src/layout/offered.tsx';
import { paths } from '#src/paths.ts';
import {
  completeRefund,
  failRefund,
  isSimple,
  openedRefund,
  rejectRefund,
  stepRefund,
} from '#src/stores/refunds.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { actionOf, reasonAgainst, stateOfRefund, type RefundStep } from './refund-text.ts';

const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0' });

const today = (): object => ({ date: new Date().toISOString().slice(0, 10) });
const nothing = (): object => ({});

export interface RefundPageProps {
  title: string;
  steps: readonly RefundStep[];
  children: (refund: Refund) => ReactNode;
}

export function RefundPage({ title, steps, children }: RefundPageProps) {
  const { t } = useTranslation();
  const [id] = useOpenedRow();
  const { state, error, row } = useSnapshot(openedRefund.state);
  const [busy, setBusy] = useState<RefundStep>();
  const [step, setStep] = useState<RefundStep>();
  useEffect(() => {
    if (id !== undefined) void openedRefund.open(id);
  }, [id]);
  useEffect(() => openedRefund.close, []);
  const refund = row;

  const act = async (event: RefundStep): Promise<void> => {
    if (!refund || busy) return;
    if (!isSimple(event)) return setStep(event);
    clearToasts();
    setBusy(event);
    const failure = await stepRefund(refund, event);
    setBusy(undefined);
    if (failure) toast('error', failure.error);
    else toast('success', calls.approveRefund.success);
  };
  const shared = refund && {
    row: refund,
    takeNewer: openedRefund.show,
    formKey: `${refund._id}:${step}`,
    onClose: () => setStep(undefined),
  };
  return (
    <Offered feature="refunds" title={t(title)}>
      <PageHeader
        title={t(title)}
        back={{ href: paths.refunds, label: t('Refund Management') }}
        {...(refund ? { description: t('Booking {{id}}', { id: refund.bookingId }) } : {})}
      />
      {id === undefined ? (
        <EmptyState title={t('No refund is chosen')}>{t('Choose one from the list.')}</EmptyState>
      ) : refund ? (
        <>
          <StatusChip {...(labels.refund[stateOfRefund(refund)] as StatusLabel)} />
          <Steps>
            {steps.map((event) => {
              const reason = reasonAgainst(refund, event, t);
              const isDanger = event === 'reject' || event === 'fail';
              return (
                <ActionButton
                  key={event}
                  variant={isDanger || event === 'withdraw' ? 'outlined' : 'contained'}
                  color={isDanger ? 'error' : 'primary'}
                  busy={busy === event}
                  onClick={() => void act(event)}
                  {...(reason ? { disabledReason: reason } : {})}
                >
                  {t(actionOf(event)?.label ?? '')}
                </ActionButton>
              );
            })}
          </Steps>
          {children(refund)}
        </>
      ) : state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={() => void openedRefund.open(id)} />
      ) : (
        <Spinner label={t('Loading…')} />
      )}
      {shared && step === 'complete' && (
        <FormDialog
          {...shared}
          title={t('Proof of the refund')}
          form={proofForm}
          read={today}
          save={completeRefund}
          call={calls.completeRefund}
        />
      )}
      {shared && (step === 'reject' || step === 'fail') && (
        <FormDialog
          {...shared}
          title={step === 'reject' ? t('Reject this refund?') : t('It did not arrive')}
          form={reasonForm}
          read={nothing}
          save={step === 'reject' ? rejectRefund : failRefund}
          call={step === 'reject' ? calls.rejectRefund : calls.failRefund}
        />
      )}
    </Offered>
  );
}
