// A form that a story can start again with other data, and that keeps what it hands over.
import { useSyncExternalStore } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { sources } from '../../.storybook/form-sources.ts';

interface Shown {
  round: number;
  value: unknown;
}

/** What a story holds of its form. */
export interface Stage {
  /** What was submitted since the form was started. */
  submitted: unknown[];
  start: (value: unknown) => void;
  submit: (data: unknown) => void;
  shown: () => Shown;
  hear: (listener: () => void) => () => void;
}

export function newStage(): Stage {
  let shown: Shown = { round: 0, value: {} };
  const listeners = new Set<() => void>();
  const stage: Stage = {
    submitted: [],
    start: (value) => {
      stage.submitted = [];
      shown = { round: shown.round + 1, value };
      for (const listener of listeners) listener();
    },
    submit: (data) => void stage.submitted.push(data),
    shown: () => shown,
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return stage;
}

interface Props {
  form: FormDefinition;
  stage: Stage;
}

export function FixtureForm({ form, stage }: Props) {
  const { round, value } = useSyncExternalStore(stage.hear, stage.shown);
  return (
    <FormSourcesContext value={sources}>
      <SchemaForm
        key={round}
        form={form as FormDefinition<keyof Forms>}
        value={value as object}
        onSubmit={stage.submit}
        layout="dialog"
      />
    </FormSourcesContext>
  );
}
