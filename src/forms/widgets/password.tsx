import type { WidgetProps } from '@rjsf/utils';
import { TextInput } from '#src/components/text-input.tsx';
import { useText } from './use-text.ts';

export function PasswordWidget(props: WidgetProps) {
  return <TextInput {...useText(props)} type="password" spellCheck={false} />;
}
