import type { WidgetProps } from '@rjsf/utils';
import limits from '#schemas/limits.json' with { type: 'json' };
import { DateTimeInput } from '#src/components/controls/date-time-input.tsx';
import { isLocked } from '#src/forms/is-locked.ts';
import { groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';

export function DateTimeWidget(props: WidgetProps) {
  const { id, required, options } = props;
  const value: unknown = props.value;
  return (
    <>
      <FieldLabel widget={props} isGroup />
      <DateTimeInput
        {...groupAria(props)}
        id={id}
        aria-required={Boolean(required)}
        disabled={isLocked(props)}
        value={typeof value === 'string' ? value : undefined}
        onChange={(moment) => props.onChange(moment ?? options.emptyValue)}
        stepMinutes={limits.timeStepMinutes}
      />
    </>
  );
}
