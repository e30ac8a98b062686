import { useContext } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { ConflictDialog } from '#src/components/feedback/conflict-dialog.tsx';
import { FormSourcesContext, RoleContext } from '#src/forms/form-context.ts';
import { isSame } from '#src/forms/dirty.ts';
import { asJson, type Data } from '#src/forms/form-data.ts';
import { modelOf, type FormModel } from '#src/forms/form-model.ts';
import { differences } from '#src/forms/readable.ts';
import { threeWay } from '#src/forms/three-way.ts';
import { useTranslation } from '#src/language/i18n.ts';

export interface FormConflictProps<Name extends keyof Forms> {
  form: FormDefinition<Name>;
  /** What both have begun with. */
  base: object;
  /** What was handed in. */
  mine: object;
  theirs: object;
  /** @param kept what is saved over theirs; nothing where theirs is taken */
  onDecide: (kept: object | undefined) => void;
}

interface Sides {
  base: Data;
  mine: Data;
  theirs: Data;
}

/** Mine with what only they have changed; mine alone where both together are no value of the form, as of two branches. */
function keptOf({ validate }: Pick<FormDefinition, 'validate'>, model: FormModel, sides: Sides): Data {
  const both = threeWay(sides.base, sides.mine, sides.theirs) as Data;
  const isWhole = isSame(model.sent(both), both);
  return isWhole && validate(asJson(both)) ? both : sides.mine;
}

/** A form's two versions beside each other, both as the form would send them, and what comes of choosing one. */
export function FormConflict<Name extends keyof Forms>(props: FormConflictProps<Name>) {
  const { form, onDecide } = props;
  const { t } = useTranslation();
  const { lists, references } = useContext(FormSourcesContext);
  const model = modelOf(form, useContext(RoleContext));
  const sentOf = (value: object): Data => model.sent(model.start(value));
  const mine = props.mine as Data;
  const theirs = sentOf(props.theirs);
  const kept = keptOf(form, model, { base: sentOf(props.base), mine, theirs });
  const { answerTo: nameOf } = useReferredNames(references?.get);
  const against = (side: Data) =>
    differences(form, { mine: side, theirs }, { t, rowsOf: lists?.rowsOf, nameOf });
  const over = new Map(against(kept).map((field) => [field.key, field]));
  const fields = against(mine).map((field) => over.get(field.key) ?? { ...field, mine: t('Stays as saved') });
  return <ConflictDialog fields={fields} onDecide={(side) => onDecide(side === 'mine' ? kept : undefined)} />;
}
