import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { SuggestInput } from '#src/components/suggest-input.tsx';
import { TextInput } from '#src/components/text-input.tsx';
import { SurroundingsContext } from '#src/forms/form-context.ts';
import { useText } from './use-text.ts';

/** A free text that suggests addresses where somebody can suggest some. */
export function AddressWidget(props: WidgetProps) {
  const { suggestAddress } = useContext(SurroundingsContext);
  const { autoComplete, autoFocus, ...control } = useText(props);
  if (!suggestAddress) return <TextInput {...control} autoComplete={autoComplete} autoFocus={autoFocus} />;
  return <SuggestInput {...control} suggest={suggestAddress} />;
}
