import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import type { HTMLAttributes, ReactNode } from 'react';
import { ariaOf } from './aria-of.ts';

export interface TextInputProps {
  widget: WidgetProps;
  value: string;
  onType: (text: string) => void;
  onBlur?: () => void;
  type?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Stands inside the control, behind the text. */
  end?: ReactNode;
}

/** One line of text of a widget of ours. */
export function TextInput({ widget, value, onType, onBlur, type = 'text', inputMode, end }: TextInputProps) {
  const { id, htmlName, label, hideLabel, placeholder = '', rawErrors = [], options } = widget;
  return (
    <TextField
      id={id}
      name={htmlName ?? id}
      type={type}
      label={hideLabel ? undefined : label}
      placeholder={placeholder}
      required={Boolean(widget.required)}
      disabled={Boolean(widget.disabled)}
      error={rawErrors.length > 0}
      value={value}
      autoComplete={options.autocomplete ?? 'off'}
      onChange={({ target }) => onType(target.value)}
      {...(onBlur ? { onBlur } : {})}
      slotProps={{
        htmlInput: { ...ariaOf(widget), readOnly: Boolean(widget.readonly), inputMode },
        input: { endAdornment: end },
      }}
    />
  );
}
