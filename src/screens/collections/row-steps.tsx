// The status of a row and what may be done with it; what may not says why.
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { judgeStep } from '#machines/collection.ts';
import { collections } from '#schemas/generated/collections.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CollectionName } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import type { StepForms } from '#src/stores/collection-parts.ts';
import {
  formCall,
  labelOf,
  stateOf,
  stepsIn,
  type CollectionStore,
  type Row,
} from '#src/stores/collections.ts';
import { refusal } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

const nothing = (): object => ({});

export interface RowStepsProps {
  name: CollectionName;
  machine: AnyStateMachine;
  forms: StepForms;
  store: CollectionStore;
  row: Row;
}

/** Why a step cannot be taken now, translated; nothing where it can. */
function reasonAgainst(
  { name, machine, row }: Pick<RowStepsProps, 'name' | 'machine' | 'row'>,
  event: string,
  t: Translate,
): string | undefined {
  const byRole = refusal(formCall(name, event).permission);
  if (byRole) return t(byRole);
  const { states = {}, steps = {} } = collections[name].machine ?? {};
  const state = stateOf(machine, row);
  const admin = String(session.admin?._id);
  const verdict = judgeStep(machine, { state, steps: row.steps }, event, {
    admin,
    notBy: steps[event]?.notBy,
  });
  if (verdict.refused === 'state')
    return t('Not possible while the status is {{state}}.', { state: t(states[state]?.text ?? state) });
  if (verdict.refused === 'own')
    return t(messages.refusal.ownStep, { step: t(steps[verdict.step]?.label ?? verdict.step) });
  return undefined;
}

export function RowSteps({ name, machine, forms, store, row }: RowStepsProps) {
  const { t } = useTranslation();
  const { busy, run } = useStep<string>();
  const [asked, setAsked] = useState<string>();
  const state = stateOf(machine, row);
  const label = collections[name].machine?.states[state];
  const steps = stepsIn(name);
  const actions = steps.map(([event, step]) => ({
    event,
    label: t(step.label),
    danger: step.danger ?? false,
    disabledReason: reasonAgainst({ name, machine, row }, event, t),
  }));
  const take = (event: string): Promise<boolean> =>
    run(event, async () => store.steps[event]?.(row, undefined), formCall(name, event).success);
  const start = (event: string): void => {
    const { form, confirm } = collections[name].machine?.steps[event] ?? {};
    if (form ?? confirm) setAsked(event);
    else void take(event);
  };
  useOfferedActions(actions, start);
  const close = (): void => setAsked(undefined);
  const [askedFor, step] = steps.find(([event]) => event === asked) ?? [];
  const form = askedFor === undefined ? undefined : forms.get(askedFor);
  return (
    <>
      <div role="status">{label && <StatusChip {...label} />}</div>
      <Buttons>
        {actions.map(({ event, label: text, danger, disabledReason }) => (
          <ActionButton
            key={event}
            variant={danger ? 'outlined' : 'contained'}
            color={danger ? 'error' : 'primary'}
            busy={busy === event}
            onClick={() => start(event)}
            {...(disabledReason ? { disabledReason } : {})}
          >
            {text}
          </ActionButton>
        ))}
      </Buttons>
      {askedFor !== undefined && step && form && (
        <FormDialog
          title={t('{{step}}: {{row}}', { step: t(step.label), row: labelOf(name, row) })}
          form={form}
          row={row}
          read={nothing}
          save={(current, said) => store.steps[askedFor]?.(current, said) ?? Promise.resolve(undefined)}
          takeNewer={store.opened.show}
          call={formCall(name, askedFor)}
          formKey={`${row._id}:${askedFor}`}
          onClose={close}
        />
      )}
      {askedFor !== undefined && step && !form && (
        <ConfirmDialog
          open
          title={t('{{step}}: {{row}}', { step: t(step.label), row: labelOf(name, row) })}
          confirmLabel={t(step.label)}
          destructive={step.danger ?? false}
          busy={busy === askedFor}
          onConfirm={() => void take(askedFor).then(close)}
          onCancel={close}
        >
          {step.confirm && <p>{t(step.confirm)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
