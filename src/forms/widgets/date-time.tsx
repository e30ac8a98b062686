import type { WidgetProps } from '@rjsf/utils';
import { TextInput } from '#src/components/text-input.tsx';
import { useRestingValue } from '#src/forms/use-resting-value.ts';
import { useControl } from './use-control.ts';

/** `2026-05-01T10:00`, in UTC as all times of the product; '' for what is no time. */
function toInput(value: unknown): string {
  const time = typeof value === 'string' ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString().slice(0, 16) : '';
}

const toValue = (text: string): string | undefined => (text === '' ? undefined : `${text.slice(0, 16)}:00Z`);

export function DateTimeWidget(props: WidgetProps) {
  const { shown, edit, flush } = useRestingValue(toInput(props.value), (text) =>
    props.onChange(toValue(text)),
  );
  return (
    <TextInput {...useControl(props)} type="datetime-local" value={shown} onChange={edit} onBlur={flush} />
  );
}
