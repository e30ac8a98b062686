import type { WidgetProps } from '@rjsf/utils';
import { useLayoutEffect, useRef } from 'react';
import { useResting, useRestingValue } from '#src/forms/use-resting-value.ts';
import { useControl } from './use-control.ts';

const textOf = ({ value }: WidgetProps): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Emptied, the value is undefined, so that `required` speaks. */
const valueOf = (text: string): string | undefined => (text === '' ? undefined : text);

/** The props of a text control that is told its text. */
export function useText(props: WidgetProps) {
  const { shown, edit, flush } = useRestingValue(textOf(props), (text) => props.onChange(valueOf(text)));
  return { ...useControl(props), value: shown, onChange: edit, onBlur: flush };
}

/** The props of a text control that keeps its text itself: a key draws nothing anew. */
export function useOwnText(props: WidgetProps) {
  const text = textOf(props);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { edit, flush, isWaiting } = useResting<string>((typed) => props.onChange(valueOf(typed)));
  useLayoutEffect(() => {
    if (input.current && !isWaiting() && input.current.value !== text) input.current.value = text;
  });
  return { ...useControl(props), ref: input, defaultValue: text, onChange: edit, onBlur: flush };
}
