import { useContext } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { ConflictDialog } from '#src/components/feedback/conflict-dialog.tsx';
import { FormSourcesContext, RoleContext } from '#src/forms/form-context.ts';
import type { Data } from '#src/forms/form-data.ts';
import { modelOf } from '#src/forms/form-model.ts';
import { differences } from '#src/forms/readable.ts';
import { useTranslation } from '#src/language/i18n.ts';

export interface FormConflictProps<Name extends keyof Forms> {
  form: FormDefinition<Name>;
  mine: object;
  theirs: object;
  /** What is sent of a value of the form. */
  sentOf: (value: object) => object;
  onDecide: (side: 'mine' | 'theirs') => void;
}

/** A form's two versions beside each other, both as the form would send them. */
export function FormConflict<Name extends keyof Forms>({
  form,
  mine,
  theirs,
  sentOf,
  onDecide,
}: FormConflictProps<Name>) {
  const { t } = useTranslation();
  const { lists, references } = useContext(FormSourcesContext);
  const model = modelOf(form, useContext(RoleContext));
  const sides = { mine: mine as Data, theirs: sentOf(model.sent(model.start(theirs))) as Data };
  const { answerTo: nameOf } = useReferredNames(references?.get);
  const fields = differences(form, sides, { t, rowsOf: lists?.rowsOf, nameOf });
  return <ConflictDialog fields={fields} onDecide={onDecide} />;
}
