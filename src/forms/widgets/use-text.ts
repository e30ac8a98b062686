import type { WidgetProps } from '@rjsf/utils';
import { useRestingValue } from '#src/forms/use-resting-value.ts';
import { useControl } from './use-control.ts';

/** The props of a text control. Emptied, the value is undefined, so that `required` speaks. */
export function useText(props: WidgetProps) {
  const value = typeof props.value === 'string' || typeof props.value === 'number' ? String(props.value) : '';
  const { shown, edit, flush } = useRestingValue(value, (text) =>
    props.onChange(text === '' ? undefined : text),
  );
  return { ...useControl(props), value: shown, onChange: edit, onBlur: flush };
}
