import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';
import type { Schema } from '#schemas/schema.ts';
import { ChoiceInput } from './choice.tsx';
import { lookupOptions } from './lookup-options.ts';
import { useLookup } from './use-lookup.ts';

/** §2 A choice from one of the platform's lists, which join the form while it runs. */
export function LookupWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const rows = useLookup((props.schema as Schema).lookup);
  const stored: unknown = props.value;
  if (!rows)
    return (
      <ChoiceInput
        widget={{ ...props, disabled: true }}
        choices={[]}
        onChoose={() => {}}
        none={t('Loading…')}
      />
    );
  const named = typeof props.options['none'] === 'string' ? t(props.options['none']) : undefined;
  const options = lookupOptions(rows, stored, (id) => t('No longer in the list ({{id}})', { id }));
  return (
    <ChoiceInput
      widget={props}
      choices={options.map(({ _id, name }) => ({ value: _id, name }))}
      onChoose={(id) => props.onChange(id ?? (named === undefined ? undefined : 0))}
      {...(named === undefined ? {} : { none: named })}
    />
  );
}
