// A form that a story can start again with other data, and that keeps what it hands over.
import { useState } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { FormSourcesContext, type Lookups } from '#src/forms/form-context.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';

const lookups: Lookups = Object.fromEntries(
  Object.entries(catalogues).flatMap(([name, list]) => (typeof list === 'string' ? [] : [[name, list.rows]])),
);
const sources = { lookups };

/** What a story holds of its form. */
export interface Stage {
  /** What was submitted since the form was started. */
  submitted: unknown[];
  start: (value: unknown) => void;
}

export const newStage = (): Stage => ({ submitted: [], start: () => undefined });

interface Props {
  form: FormDefinition;
  stage: Stage;
}

export function FixtureForm({ form, stage }: Props) {
  const [{ round, value }, setStart] = useState<{ round: number; value: unknown }>({ round: 0, value: {} });
  stage.start = (next) => {
    stage.submitted = [];
    setStart(({ round }) => ({ round: round + 1, value: next }));
  };
  return (
    <FormSourcesContext value={sources}>
      <SchemaForm
        key={round}
        form={form as FormDefinition<keyof Forms>}
        value={value as object}
        onSubmit={(data) => stage.submitted.push(data)}
        layout="dialog"
      />
    </FormSourcesContext>
  );
}
