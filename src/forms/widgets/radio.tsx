import type { WidgetProps } from '@rjsf/utils';
import { RadioCards } from '#src/components/radio-cards.tsx';
import { chosenValue, enumValues } from './enum-values.ts';
import { labelTable } from './label-table.ts';
import { useChoiceControl } from './use-control.ts';

/** A choice of the schema's own `enum`, each with what labels.json says about it. */
export function RadioWidget(props: WidgetProps) {
  const control = useChoiceControl(props);
  const table = labelTable(props.options.labels);
  const cards = enumValues(props).map((value) => ({ text: String(value), ...table[value], value }));
  return <RadioCards {...control} cards={cards} value={chosenValue(props)} onChange={props.onChange} />;
}
