import type { WidgetProps } from '@rjsf/utils';
import { SelectInput, type Option } from '#src/components/select-input.tsx';
import { useChoiceControl } from './use-control.ts';

/** A choice of the schema's own `enum`. */
export function SelectWidget(props: WidgetProps) {
  const options = (props.options.enumOptions ?? []).map(({ value, label }): Option => ({
    _id: value as Option['_id'],
    name: label,
  }));
  return (
    <SelectInput
      {...useChoiceControl(props)}
      value={props.value as Option['_id'] | undefined}
      onChange={props.onChange}
      options={options}
      translate
    />
  );
}
