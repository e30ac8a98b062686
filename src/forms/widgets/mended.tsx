// The library's widgets, with what they leave out: their inputs say what is wrong with them, and groups have a name.
import { Widgets } from '@rjsf/mui';
import { ariaDescribedByIds, schemaRequiresTrueValue, type WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { isSame } from '#src/forms/dirty.ts';
import { ariaOf } from './aria-of.ts';
import { labelOfChoice } from './label-of-choice.ts';

type Name = 'CheckboxWidget' | 'CheckboxesWidget' | 'RadioWidget' | 'RangeWidget' | 'SelectWidget';

const library = Widgets as Record<Name, ComponentType<WidgetProps>>;

/** Props for the parts that a widget is made of; what `.ui.json` says of the same part wins. */
function withParts(props: WidgetProps, parts: Record<string, object>): WidgetProps {
  const mui = (props.options['mui'] ?? {}) as { rjsfSlotProps?: Record<string, object> };
  const slots = mui.rjsfSlotProps ?? {};
  const merged = Object.fromEntries(
    Object.entries({ ...slots, ...parts }).map(([name, part]) => [name, { ...part, ...slots[name] }]),
  );
  return { ...props, options: { ...props.options, mui: { ...mui, rjsfSlotProps: merged } } } as WidgetProps;
}

/** The choices, named in the language of the moment. */
function useOptions(props: WidgetProps): WidgetProps {
  const { t } = useTranslation();
  const enumOptions = props.options.enumOptions?.map((option, _at, all) => ({
    ...option,
    label: labelOfChoice(option, all, t),
  }));
  return withPlaces(enumOptions ? { ...props, options: { ...props.options, enumOptions } } : props);
}

/** Choices that the library would give the same key, as whole objects: it is told of their places in the list. */
function withPlaces(props: WidgetProps): WidgetProps {
  const { enumOptions = [] } = props.options;
  if (new Set(enumOptions.map(({ value }) => String(value))).size === enumOptions.length) return props;
  const placeOf = (given: unknown): number => enumOptions.findIndex(({ value }) => isSame(value, given));
  const valueAt = (place: unknown): unknown => enumOptions[Number(place)]?.value;
  const each = (given: unknown, change: (one: unknown) => unknown): unknown =>
    Array.isArray(given) ? given.map(change) : given === undefined ? undefined : change(given);
  return {
    ...props,
    value: each(props.value, placeOf),
    options: { ...props.options, enumOptions: enumOptions.map((option, value) => ({ ...option, value })) },
    onChange: (chosen, ...rest) => props.onChange(each(chosen, valueAt), ...rest),
  };
}

/** The label that the library draws for a group is no name of it. */
const named = ({ id, label }: WidgetProps) => ({
  'aria-label': label,
  'aria-describedby': ariaDescribedByIds(id),
});

export function CheckboxWidget(props: WidgetProps) {
  const Library = library.CheckboxWidget;
  const mended = withParts(props, { checkbox: { slotProps: { input: ariaOf(props) } } });
  // A tick that is no yes or no but one word only is taken away whole.
  const tick = (isOn: unknown): void =>
    props.onChange(isOn || !schemaRequiresTrueValue(props.schema) ? isOn : undefined);
  // What is said of it stands under it, as everywhere.
  return <Library {...mended} onChange={tick} options={{ ...mended.options, description: '' }} />;
}

export function CheckboxesWidget(props: WidgetProps) {
  const Library = library.CheckboxesWidget;
  const input = { 'aria-invalid': ariaOf(props)['aria-invalid'] };
  const parts = { formGroup: { role: 'group', ...named(props) }, checkbox: { slotProps: { input } } };
  return <Library {...withParts(useOptions(props), parts)} />;
}

export function PlainRadioWidget(props: WidgetProps) {
  const Library = library.RadioWidget;
  const { required: _, ...aria } = ariaOf(props);
  const parts = { radioGroup: { ...aria, ...named(props) } };
  return <Library {...withParts(useOptions(props), parts)} />;
}

export function RangeWidget(props: WidgetProps) {
  const Library = library.RangeWidget;
  const { required: _, 'aria-required': _required, ...aria } = ariaOf(props);
  const input = { ...aria, 'aria-label': props.label };
  // Before it is moved, and of what is no number, its thumb is at the least.
  const value = typeof props.value === 'number' ? props.value : (props.schema.minimum ?? 0);
  return <Library {...withParts({ ...props, value }, { slider: { slotProps: { input } } })} />;
}

/** Several of a list: the library's own, which opens a list of its own. */
export function MultiSelectWidget(props: WidgetProps) {
  const Library = library.SelectWidget;
  const { required: _, ...aria } = ariaOf(props);
  return <Library {...withParts(useOptions(props), { select: { SelectDisplayProps: aria } })} />;
}
