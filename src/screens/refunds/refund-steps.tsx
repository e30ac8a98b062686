import { styled } from '@mui/material/styles';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { actionOf, reasonAgainst, stateOfRefund, type RefundStep } from './refund-text.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

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
  const actions = steps.map((event) => {
    const { label = '', ...action } = actionOf(event) ?? {};
    return {
      event,
      label: t(label),
      isDangerous: 'danger' in action,
      disabledReason: reasonAgainst(refund, event, t),
    };
  });
  useOfferedActions(actions, (event) => onStep(event as RefundStep));
  return (
    <>
      <div role="status">
        <StatusChip {...labelOfState(labels.refund, stateOfRefund(refund))} />
      </div>
      <Buttons>
        {actions.map(({ event, label, isDangerous, disabledReason }) => (
          <ActionButton
            key={event}
            variant={isDangerous || event === 'withdraw' ? 'outlined' : 'contained'}
            color={isDangerous ? 'error' : 'primary'}
            busy={busy === event}
            onClick={() => onStep(event)}
            {...(event === 'approve' || event === 'reject' ? pressedBy(event) : {})}
            disabledReason={disabledReason}
          >
            {label}
          </ActionButton>
        ))}
      </Buttons>
    </>
  );
}
