// The library's widgets, with what they leave out: their inputs say what is wrong with them, and groups have a name.
import { Widgets } from '@rjsf/mui';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ariaOf } from './aria-of.ts';

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

/** The names of the choices, in the language of the moment. */
function useTranslatedOptions(props: WidgetProps): WidgetProps {
  const { t } = useTranslation();
  const enumOptions = props.options.enumOptions?.map((option) => ({ ...option, label: t(option.label) }));
  return enumOptions ? { ...props, options: { ...props.options, enumOptions } } : props;
}

/** The label that the library draws for a group is no name of it. */
const named = ({ id, label }: WidgetProps) => ({
  'aria-label': label,
  'aria-describedby': ariaDescribedByIds(id),
});

export function CheckboxWidget(props: WidgetProps) {
  const Library = library.CheckboxWidget;
  const mended = withParts(props, { checkbox: { slotProps: { input: ariaOf(props) } } });
  // What is said of it stands under it, as everywhere.
  return <Library {...mended} options={{ ...mended.options, description: '' }} />;
}

export function CheckboxesWidget(props: WidgetProps) {
  const Library = library.CheckboxesWidget;
  const input = { 'aria-invalid': ariaOf(props)['aria-invalid'] };
  const parts = { formGroup: { role: 'group', ...named(props) }, checkbox: { slotProps: { input } } };
  return <Library {...withParts(useTranslatedOptions(props), parts)} />;
}

export function PlainRadioWidget(props: WidgetProps) {
  const Library = library.RadioWidget;
  const { required: _, ...aria } = ariaOf(props);
  const parts = { radioGroup: { ...aria, ...named(props) } };
  return <Library {...withParts(useTranslatedOptions(props), parts)} />;
}

export function RangeWidget(props: WidgetProps) {
  const Library = library.RangeWidget;
  const { required: _, 'aria-required': _required, ...aria } = ariaOf(props);
  const input = { ...aria, 'aria-label': props.label };
  return <Library {...withParts(props, { slider: { slotProps: { input } } })} />;
}

/** Several of a list: the library's own, which opens a list of its own. */
export function MultiSelectWidget(props: WidgetProps) {
  const Library = library.SelectWidget;
  return <Library {...useTranslatedOptions(props)} />;
}
