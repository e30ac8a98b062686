import type { WidgetProps } from '@rjsf/utils';
import { TextInput } from '#src/components/text-input.tsx';
import { useOwnText } from './use-text.ts';

export function DateWidget(props: WidgetProps) {
  return <TextInput {...useOwnText(props)} type="date" />;
}
