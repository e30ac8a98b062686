import type { WidgetProps } from '@rjsf/utils';
import limits from '#schemas/limits.json' with { type: 'json' };
import { DateTimeInput } from '#src/components/date-time-input.tsx';
import { useRestingValue } from '#src/forms/use-resting-value.ts';
import { useChoiceControl } from './use-control.ts';

export function DateTimeWidget(props: WidgetProps) {
  const { name: _, ...control } = useChoiceControl(props);
  const value = typeof props.value === 'string' ? props.value : undefined;
  const { shown, edit, flush } = useRestingValue<string | undefined>(value, props.onChange);
  return (
    <DateTimeInput
      {...control}
      value={shown}
      onChange={edit}
      onBlur={flush}
      stepMinutes={limits.timeStepMinutes}
    />
  );
}
