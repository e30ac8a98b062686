import InputAdornment from '@mui/material/InputAdornment';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { ShowPassword } from '#src/components/controls/show-password.tsx';
import { TextInput } from './text-input.tsx';

/** A password, which can be shown. */
export function PasswordWidget(props: WidgetProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      widget={props}
      type={isShown ? 'text' : 'password'}
      value={typeof props.value === 'string' ? props.value : ''}
      onType={(text) => props.onChange(text === '' ? props.options.emptyValue : text)}
      end={
        <InputAdornment position="end">
          <ShowPassword isShown={isShown} onShow={setShown} />
        </InputAdornment>
      }
    />
  );
}
