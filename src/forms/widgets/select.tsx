import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';
import { ChoiceInput } from './choice.tsx';
import { labelTable } from './label-table.ts';
import { MultiSelectWidget } from './mended.tsx';

/** A choice of the schema's own list, named by the table of labels.json where one is given. */
export function SelectWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { enumOptions = [], enumDisabled, labels } = props.options;
  if (props.multiple) return <MultiSelectWidget {...props} />;
  const table = labelTable(labels);
  const disabled: readonly unknown[] = Array.isArray(enumDisabled) ? enumDisabled : [];
  // Which branch of a `oneOf` is drawn is chosen at all times; the library's own choices come without a uiSchema.
  const isChooser = props.uiSchema === undefined && props.schema.default !== undefined;
  return (
    <ChoiceInput
      widget={isChooser ? { ...props, hideLabel: false } : props}
      choices={enumOptions.map(({ value, label }) => ({
        value: value as unknown,
        name: t(table[String(value)]?.text ?? label),
        isDisabled: disabled.includes(value),
      }))}
      onChoose={(value) => props.onChange(value ?? props.options.emptyValue)}
      {...(isChooser ? { none: false } : props.placeholder ? { none: props.placeholder } : {})}
    />
  );
}
