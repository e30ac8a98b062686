// The frame of one refund's screens: loaded by `row=` of the address, its state, its steps, and why not.
import type { ReactNode } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition as proofForm } from '#schemas/generated/forms/refund-proof.js';
import { definition as reasonForm } from '#schemas/generated/forms/reason.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { NoRowYet, useOpened, useRowState } from '#src/layout/editing/opened-row.tsx';
import { useStep } from '#src/layout/editing/use-step.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { paths } from '#src/app/paths.ts';
import {
  completeRefund,
  failRefund,
  openedRefund,
  rejectRefund,
  simpleRefundSteps,
} from '#src/stores/refunds.ts';
import { RefundSteps } from './refund-steps.tsx';
import { actionOf, type RefundStep } from './refund-text.ts';

const nothing = (): object => ({});

export interface RefundPageProps {
  title: string;
  steps: readonly RefundStep[];
  children: (refund: Refund) => ReactNode;
}

export function RefundPage(props: RefundPageProps) {
  const { t } = useTranslation();
  return (
    <FeatureGate feature="refunds" title={t(props.title)}>
      <OpenedRefund {...props} />
    </FeatureGate>
  );
}

function OpenedRefund({ title, steps, children }: RefundPageProps) {
  const { t } = useTranslation();
  const [id] = useOpenedRow();
  const { row: refund } = useOpened(openedRefund, id);
  const { busy, run } = useStep<RefundStep>();
  const [step, setStep] = useRowState<RefundStep>(id);

  const act = async (event: RefundStep): Promise<void> => {
    if (!refund) return;
    const simple = simpleRefundSteps[event];
    if (!simple) return setStep(event);
    await run(event, () => simple(refund, undefined), messages.success.generic);
  };
  const shared = refund && {
    row: refund,
    takeNewer: openedRefund.show,
    formKey: `${refund._id}:${step}`,
    onClose: () => setStep(undefined),
  };
  const booking = refund ? t('Booking {{id}}', { id: refund.bookingId }) : undefined;
  useRowTitle(booking);
  return (
    <>
      <PageHeader
        title={t(title)}
        back={{ href: paths.refunds, label: t('Refund Management') }}
        {...(booking ? { description: booking } : {})}
      />
      {id === undefined ? (
        <EmptyState title={t('No refund is chosen')}>{t('Choose one from the list.')}</EmptyState>
      ) : refund ? (
        <>
          <RefundSteps refund={refund} steps={steps} busy={busy} onStep={(event) => void act(event)} />
          {children(refund)}
        </>
      ) : (
        <NoRowYet opened={openedRefund} id={id} label="This refund" />
      )}
      {shared && step === 'complete' && (
        <FormDialog
          {...shared}
          title={t('Proof of the refund')}
          form={proofForm}
          read={nothing}
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
          isDangerous={'danger' in (actionOf(step) ?? {})}
          call={step === 'reject' ? calls.rejectRefund : calls.failRefund}
        />
      )}
    </>
  );
}
