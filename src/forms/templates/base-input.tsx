import BaseInput from '@rjsf/mui/lib/BaseInputTemplate/index.js';
import { getInputProps, type BaseInputTemplateProps } from '@rjsf/utils';
import type { ComponentType, HTMLAttributes } from 'react';
import { ariaOf } from '#src/forms/widgets/aria-of.ts';
import { useTyping } from './use-typing.ts';

const LibraryInput = BaseInput as ComponentType<BaseInputTemplateProps>;

/** The library's input, which says itself what is wrong with it, and can be read and copied from when it is read-only. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { schema, options, readonly, multiple, onBlur } = props;
  const type = props.type as string | undefined;
  const { inputMode } = options as Pick<HTMLAttributes<HTMLElement>, 'inputMode'>;
  const { autoComplete } = getInputProps(schema, type, options);
  const typing = useTyping<unknown>(props.value, props.onChange);
  const htmlInput = {
    ...ariaOf(props, Boolean(schema.examples)),
    ...(readonly ? { readOnly: true } : {}),
    ...(autoComplete ? { autoComplete } : {}),
    ...(inputMode ? { inputMode } : {}),
    // Several files at once.
    ...(multiple ? { multiple } : {}),
  };
  return (
    <LibraryInput
      {...props}
      value={typing.value}
      onChange={typing.type}
      onBlur={(...left) => {
        typing.leave();
        onBlur(...left);
      }}
      readonly={false}
      slotProps={{ htmlInput }}
    />
  );
}
