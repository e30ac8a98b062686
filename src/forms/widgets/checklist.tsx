import type { WidgetProps } from '@rjsf/utils';
import { useContext, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { Checklist } from '#src/components/controls/checklist.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { controlOf, groupAria } from './aria-of.ts';
import { checklistItems, idsIn, learnIds, turnIds } from './checklist-items.ts';
import { FieldLabel } from './field-label.tsx';
import { useLookup } from './use-lookup.ts';

const asKept = (icon?: string): string | undefined => icon;

/** §2 Any number of rows of one of the platform's lists, which join the form while it runs. */
export function ChecklistWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const value = idsIn(props.value);
  const [known, setKnown] = useState<readonly (string | number)[]>(value);
  const learnt = learnIds(known, value);
  if (learnt !== known) setKnown(learnt);
  const { iconOf = asKept } = useContext(FormSourcesContext);
  const rows = useLookup((props.schema as Schema).lookup);
  return (
    <>
      <FieldLabel widget={props} isGroup />
      {rows ? (
        <Checklist
          {...controlOf(props)}
          {...groupAria(props)}
          disabled={isLocked(props)}
          items={checklistItems(rows, learnt, (id) => t('No longer in the list ({{id}})', { id })).map(
            (item) => ({
              ...item,
              icon: iconOf(item.icon),
            }),
          )}
          value={value}
          onChange={(ids, isChecked) => props.onChange(turnIds(value, ids, isChecked, learnt))}
          empty={t('The list is empty.')}
        />
      ) : (
        <Spinner />
      )}
    </>
  );
}
