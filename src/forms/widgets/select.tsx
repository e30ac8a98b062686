import type { WidgetProps } from '@rjsf/utils';
import { SelectInput } from '#src/components/select-input.tsx';
import { chosenValue, enumValues } from './enum-values.ts';
import { labelTable } from './label-table.ts';
import { useChoiceControl } from './use-control.ts';

/** A choice of the schema's own `enum`, named by the table of labels.json where one is given. */
export function SelectWidget(props: WidgetProps) {
  const control = useChoiceControl(props);
  const table = labelTable(props.options.labels);
  const options = enumValues(props).map((value) => ({
    _id: value,
    name: table[value]?.text ?? String(value),
  }));
  return (
    <SelectInput
      {...control}
      value={chosenValue(props)}
      onChange={props.onChange}
      options={options}
      translate
    />
  );
}
