// The status of a row and what may be done with it; what may not says why.
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import type { StepForms } from '#src/stores/collection-parts.ts';
import { formCall, stateOf, stepsIn, type CollectionStore } from '#src/stores/collections.ts';
import { reasonAgainst } from './reason-against.ts';
import { rowTitle } from './row-title.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 });

const nothing = (): object => ({});

export interface RowStepsProps {
  name: CollectionName;
  machine: AnyStateMachine;
  forms: StepForms;
  store: CollectionStore;
  row: CollectionRow;
}

export function RowSteps({ name, machine, forms, store, row }: RowStepsProps) {
  const { t } = useTranslation();
  const { busy, run } = useStep<string>();
  const [asked, setAsked] = useState<{ event: string; row: CollectionRow }>();
  const state = stateOf(machine, row);
  const label = collections[name].machine?.states[state];
  const steps = stepsIn(name);
  const actions = steps.map(([event, step]) => ({
    event,
    label: t(step.label),
    danger: step.danger ?? false,
    disabledReason: reasonAgainst({ name, machine, row }, event, t),
  }));
  const take = (event: string, seen: CollectionRow): Promise<boolean> =>
    run(event, async () => store.steps[event]?.(seen, undefined), formCall(name, event).success);
  const start = (event: string): void => {
    const { form, confirm } = collections[name].machine?.steps[event] ?? {};
    if (form ?? confirm) setAsked({ event, row });
    else void take(event, row);
  };
  useOfferedActions(actions, start);
  const close = (): void => setAsked(undefined);
  const [askedFor, step] = steps.find(([event]) => event === asked?.event) ?? [];
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
            disabledReason={disabledReason}
          >
            {text}
          </ActionButton>
        ))}
      </Buttons>
      {askedFor !== undefined && step && form && (
        <FormDialog
          title={t('{{step}}: {{row}}', { step: t(step.label), row: rowTitle(name, row, t) })}
          form={form}
          row={row}
          read={nothing}
          save={(current, said) => store.steps[askedFor]?.(current, said) ?? Promise.resolve(undefined)}
          takeNewer={store.opened.show}
          call={formCall(name, askedFor)}
          formKey={`${row._id}:${askedFor}`}
          isDangerous={step.danger ?? false}
          onClose={close}
        />
      )}
      {askedFor !== undefined && step && !form && (
        <ConfirmDialog
          open
          title={t('{{step}}: {{row}}', { step: t(step.label), row: rowTitle(name, row, t) })}
          confirmLabel={t(step.label)}
          destructive={step.danger ?? false}
          busy={busy === askedFor}
          onConfirm={() => void take(askedFor, asked?.row ?? row).then(close)}
          onCancel={close}
        >
          {step.confirm && <p>{t(step.confirm)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
