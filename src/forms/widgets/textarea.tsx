import type { WidgetProps } from '@rjsf/utils';
import { TextInput } from '#src/components/text-input.tsx';
import { useOwnText } from './use-text.ts';

export function TextareaWidget(props: WidgetProps) {
  return <TextInput {...useOwnText(props)} multiline rows={props.options.rows} />;
}
