import { Templates } from '@rjsf/mui';
import { getInputProps, type BaseInputTemplateProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { ariaOf } from '#src/forms/widgets/aria-of.ts';

const LibraryInput = Templates.BaseInputTemplate as ComponentType<BaseInputTemplateProps>;

/** The library's input, which says itself what is wrong with it, and can be read and copied from when it is read-only. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { schema, options, readonly, multiple } = props;
  const type = props.type as string | undefined;
  const { autoComplete } = getInputProps(schema, type, options);
  const htmlInput = {
    ...ariaOf(props, Boolean(schema.examples)),
    ...(readonly ? { readOnly: true } : {}),
    ...(autoComplete ? { autoComplete } : {}),
    // Several files at once.
    ...(multiple ? { multiple } : {}),
  };
  return <LibraryInput {...props} readonly={false} slotProps={{ htmlInput }} />;
}
