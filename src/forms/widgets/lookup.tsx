import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { CatalogueName } from '#schemas/types.ts';
import { SelectInput, type Option } from '#src/components/select-input.tsx';
import { SurroundingsContext } from '#src/forms/form-context.ts';
import { isUnchosen, lookupOptions } from './lookup-options.ts';
import { useChoiceControl } from './use-control.ts';

/** §2 A choice from one of the platform's lists, which join the form while it runs. */
export function LookupWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { lookups } = useContext(SurroundingsContext);
  const control = useChoiceControl(props);
  const stored: unknown = props.value;
  const rows = lookups?.[props.schema.lookup as CatalogueName];
  if (!rows)
    return (
      <SelectInput
        {...control}
        disabled
        value={undefined}
        onChange={() => {}}
        options={[]}
        placeholder={t('Loading…')}
      />
    );
  const none = typeof props.options.none === 'string' ? t(props.options.none) : undefined;
  return (
    <SelectInput
      {...control}
      value={isUnchosen(stored) ? undefined : (stored as Option['_id'])}
      onChange={(id) => props.onChange(id ?? (none === undefined ? undefined : 0))}
      options={lookupOptions(rows, stored, (id) => t('No longer in the list ({{id}})', { id }))}
      placeholder={none}
    />
  );
}
