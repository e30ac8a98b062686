import type { WidgetProps } from '@rjsf/utils';
import { TextInput } from '#src/components/text-input.tsx';
import { useText } from './use-text.ts';

export function TextareaWidget(props: WidgetProps) {
  return <TextInput {...useText(props)} multiline rows={props.options.rows} />;
}
