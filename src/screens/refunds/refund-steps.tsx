import { styled } from '@mui/material/styles';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { actionOf, reasonAgainst, stateOfRefund, type RefundStep } from './refund-text.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

const dangerous: readonly RefundStep[] = ['reject', 'fail'];
const quiet: readonly RefundStep[] = [...dangerous, 'withdraw'];

export interface RefundStepsProps {
  refund: Refund;
  steps: readonly RefundStep[];
  /** The step being saved. */
  busy: RefundStep | undefined;
  onStep: (step: RefundStep) => void;
}

/** The status of a refund and what may be done with it; what may not says why. */
export function RefundSteps({ refund, steps, busy, onStep }: RefundStepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <StatusChip {...(labels.refund[stateOfRefund(refund)] as StatusLabel)} />
      </div>
      <Buttons>
        {steps.map((step) => {
          const reason = reasonAgainst(refund, step, t);
          return (
            <ActionButton
              key={step}
              variant={quiet.includes(step) ? 'outlined' : 'contained'}
              color={dangerous.includes(step) ? 'error' : 'primary'}
              busy={busy === step}
              onClick={() => onStep(step)}
              {...(reason ? { disabledReason: reason } : {})}
            >
              {t(actionOf(step)?.label ?? '')}
            </ActionButton>
          );
        })}
      </Buttons>
    </>
  );
}
