import type { WidgetProps } from '@rjsf/utils';
import { useContext, useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { Checklist } from '#src/components/checklist.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import type { CatalogueName } from '#schemas/types.ts';
import { SurroundingsContext } from '#src/forms/form-context.ts';
import { checklistItems, idsIn, learnIds, turnIds } from './checklist-items.ts';
import { useChoiceControl } from './use-control.ts';

/** §2 Any number of rows of one of the platform's lists, which join the form while it runs. */
export function ChecklistWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { lookups } = useContext(SurroundingsContext);
  const { 'aria-required': _, ...control } = useChoiceControl(props);
  const value = idsIn(props.value);
  const [known, setKnown] = useState<readonly (string | number)[]>(value);
  const learnt = learnIds(known, value);
  if (learnt !== known) setKnown(learnt);
  const rows = lookups?.[props.schema.lookup as CatalogueName];
  if (!rows) return <Spinner label={t('Loading the list…')} />;
  return (
    <Checklist
      {...control}
      items={checklistItems(rows, learnt, (id) => t('No longer in the list ({{id}})', { id }))}
      value={value}
      onChange={(ids, isChecked) => props.onChange(turnIds(value, ids, isChecked, learnt))}
      empty={t('The list is empty.')}
    />
  );
}
