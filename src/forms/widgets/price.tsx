import type { WidgetProps } from '@rjsf/utils';
import limits from '#schemas/limits.json' with { type: 'json' };
import { PriceRange } from '#src/components/price-range.tsx';
import { useRestingValue } from '#src/forms/use-resting-value.ts';
import { useChoiceControl } from './use-control.ts';

const { minimum, maximum } = limits.price;

export function PriceWidget(props: WidgetProps) {
  const { name: _, 'aria-required': _required, ...control } = useChoiceControl(props);
  const value = typeof props.value === 'number' ? props.value : minimum;
  const { shown, edit } = useRestingValue(value, props.onChange);
  return <PriceRange {...control} value={shown} onChange={edit} minimum={minimum} maximum={maximum} />;
}
