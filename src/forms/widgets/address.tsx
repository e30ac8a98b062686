import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { SuggestInput } from '#src/components/controls/suggest-input.tsx';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { controlOf } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';
import { TextInput } from './text-input.tsx';

/** A free text that suggests addresses where somebody can suggest some. */
export function AddressWidget(props: WidgetProps) {
  const { suggestAddress } = useContext(FormSourcesContext);
  const text = typeof props.value === 'string' ? props.value : '';
  const edit = (next: string): void => props.onChange(next === '' ? props.options.emptyValue : next);
  if (!suggestAddress) return <TextInput widget={props} value={text} onType={edit} />;
  return (
    <>
      <FieldLabel widget={props} />
      <SuggestInput
        {...controlOf(props)}
        aria-required={props.required}
        placeholder={props.placeholder}
        disabled={Boolean(props.disabled)}
        readOnly={Boolean(props.readonly)}
        value={text}
        onChange={edit}
        suggest={suggestAddress}
      />
    </>
  );
}
