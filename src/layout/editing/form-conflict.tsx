import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { ConflictDialog } from '#src/components/feedback/conflict-dialog.tsx';
import { startValue } from '#src/forms/form-data.ts';
import { readable } from '#src/forms/readable.ts';
import { useTranslation } from '#src/language/i18n.ts';

export interface FormConflictProps<Name extends keyof Forms> {
  form: FormDefinition<Name>;
  mine: object;
  theirs: object;
  onDecide: (side: 'mine' | 'theirs') => void;
}

/** A form's two versions beside each other, in the words that its fields show. */
export function FormConflict<Name extends keyof Forms>({
  form: { schema, ui },
  mine,
  theirs,
  onDecide,
}: FormConflictProps<Name>) {
  const { t } = useTranslation();
  return (
    <ConflictDialog
      schema={schema}
      mine={readable(ui, mine, t)}
      theirs={readable(ui, startValue(schema, theirs), t)}
      onDecide={onDecide}
    />
  );
}
