/** One form with what it asks for. */
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { sources } from './form-sources.ts';

export interface FormStoryProps {
  form: FormDefinition<keyof Forms>;
  readOnly?: boolean;
}

export function FormStory({ form, readOnly = false }: FormStoryProps) {
  return (
    <FormSourcesContext value={sources}>
      <SchemaForm form={form} value={{}} readOnly={readOnly} onSubmit={() => {}} />
    </FormSourcesContext>
  );
}
