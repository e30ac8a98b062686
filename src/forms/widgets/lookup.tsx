import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { Schema } from '#schemas/schema.ts';
import type { LookupName } from '#schemas/types.ts';
import { ChoiceInput } from './choice.tsx';
import { lookupOptions } from './lookup-options.ts';
import { useLookup } from './use-lookup.ts';

/** Chosen to add what is not in the list. */
const another = Symbol('another');

/** §2 A choice from one of the platform's lists, which join the form while it runs. */
export function LookupWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { newIn } = useContext(FormSourcesContext);
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
  // A filter, which calls nothing by a name of its own, finds what is there.
  const adding = named === undefined ? newIn?.((props.schema as Schema).lookup as LookupName) : undefined;
  return (
    <ChoiceInput
      widget={props}
      choices={[
        ...options.map(({ _id, name }) => ({ value: _id, name })),
        ...(adding ? [{ value: another, name: t('New {{thing}}', { thing: t(adding.noun) }) }] : []),
      ]}
      onChoose={(id) => {
        if (id === another) adding?.open(props.onChange);
        else props.onChange(id ?? (named === undefined ? undefined : 0));
      }}
      {...(named === undefined ? {} : { none: named })}
    />
  );
}
