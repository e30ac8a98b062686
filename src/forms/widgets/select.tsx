import type { EnumOptionsType, WidgetProps } from '@rjsf/utils';
import { isSame } from '#src/forms/dirty.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { labelOfChoice, isNothing } from './label-of-choice.ts';
import { ChoiceInput } from './choice.tsx';
import { labelTable } from './label-table.ts';
import { isUnchosen } from './lookup-options.ts';
import { MultiSelectWidget } from './mended.tsx';

/** A choice of the schema's own list, named by the table of labels.json where one is given. */
export function SelectWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { enumOptions = [], enumDisabled, labels } = props.options;
  if (props.multiple) return <MultiSelectWidget {...props} />;
  const table = labelTable(labels);
  const disabled: readonly unknown[] = Array.isArray(enumDisabled) ? enumDisabled : [];
  // The library's own choices come without a uiSchema.
  const isOfLibrary = props.uiSchema === undefined;
  // Which branch of a `oneOf` is drawn is chosen at all times.
  const isChooser = isOfLibrary && props.schema.default !== undefined;
  const stored: unknown = props.value;
  // Nothing is chosen by the first entry, unless it has a name of its own or is an answer that is demanded.
  const offered = enumOptions.filter((one) => props.required || !isNothing(one));
  const isOffered = enumOptions.some(({ value }) => isSame(value, stored));
  // What was offered once is still what the row holds.
  const isGone = !isOfLibrary && !isOffered && !isUnchosen(stored) && typeof stored !== 'object';
  const nameOf = (one: EnumOptionsType): string => {
    const text = table[String(one.value)]?.text;
    return text === undefined ? labelOfChoice(one, enumOptions, t) : t(text);
  };
  const gone = { value: stored, name: t('No longer in the list ({{id}})', { id: String(stored) }) };
  return (
    <ChoiceInput
      widget={isChooser ? { ...props, hideLabel: false } : props}
      choices={[
        ...offered.map((one) => ({
          value: one.value as unknown,
          name: nameOf(one),
          isDisabled: disabled.includes(one.value),
        })),
        ...(isGone ? [{ ...gone, isDisabled: true }] : []),
      ]}
      onChoose={(value) => props.onChange(value === undefined ? props.options.emptyValue : value)}
      {...(isChooser ? { none: false } : props.placeholder ? { none: props.placeholder } : {})}
    />
  );
}
