// §2 the modal for payment details: the breakdown, how it was paid, and what the machine allows now.
import { payoutActions, payoutMachine } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { RowDialog } from '#src/components/page/row-dialog.tsx';
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { NoRowYet, useOpened, useRowState } from '#src/layout/editing/opened-row.tsx';
import { RowMachine } from '#src/layout/editing/row-machine.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { openedPayout, simplePayoutSteps } from '#src/stores/payouts.ts';
import { PayoutFacts } from './payout-facts.tsx';
import { actionsFor, stateOf } from './payout-text.ts';
import { PayoutStep, type StepWithForm } from './payout-step.tsx';

export interface PayoutDetailsProps {
  id: string;
  onClose: () => void;
}

export function PayoutDetails({ id, onClose }: PayoutDetailsProps) {
  const { t } = useTranslation();
  const { row: payout } = useOpened(openedPayout, id);
  const { busy, run } = useStep<string>();
  const [step, setStep] = useRowState<StepWithForm>(id);

  const act = async (event: string): Promise<void> => {
    if (!payout) return;
    const simple = simplePayoutSteps[event];
    if (!simple) return setStep(event as StepWithForm);
    await run(event, () => simple(payout, undefined), messages.success.generic);
  };
  const actions = payout ? actionsFor(payout, t) : [];
  useOfferedActions(actions, (event) => void act(event));

  if (!payout)
    return (
      <RowDialog title={t('Payment details')} actions={[]} onAction={() => undefined} onClose={onClose}>
        <NoRowYet opened={openedPayout} id={id} label="This payout" />
      </RowDialog>
    );
  return (
    <RowDialog
      title={t('Payment details')}
      {...(payout.bookingId === undefined ? {} : { bookingId: payout.bookingId })}
      status={labelOfState(labels.payout, stateOf(payout))}
      height={720}
      actions={actions}
      onAction={(event) => void act(event)}
      {...(busy ? { busy } : {})}
      onClose={onClose}
    >
      <PayoutFacts payout={payout} />
      <div style={{ height: 16 }} />
      <HistoryPanel entity="payout" id={String(payout._id)} version={payout.version}>
        <RowMachine
          title={t('Status')}
          machine={payoutMachine}
          state={stateOf(payout)}
          labels={labels.payout}
          actions={payoutActions}
          permission={calls.payPayout.permission}
        />
      </HistoryPanel>
      {/* Over it: a note that is being written stays. */}
      {step && <PayoutStep payout={payout} step={step} onClose={() => setStep(undefined)} />}
    </RowDialog>
  );
}
