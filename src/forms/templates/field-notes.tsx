// What stands under a control: what is wrong with it, and what it is for.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import FormHelperText from '@mui/material/FormHelperText';
import {
  errorId,
  helpId,
  type DescriptionFieldProps,
  type FieldErrorProps,
  type FieldHelpProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';

export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  const texts = [...new Set(errors.filter((error) => typeof error === 'string'))];
  return (
    <div id={errorId(fieldPathId)}>
      {texts.map((text) => (
        <FormHelperText key={text} error>
          <ErrorOutlineRounded />
          {text}
        </FormHelperText>
      ))}
    </div>
  );
}

/** What a field is for is no complaint, also where there is one. */
const said = (id: string, text: ReactNode) =>
  text ? (
    <FormHelperText id={id} error={false}>
      {text}
    </FormHelperText>
  ) : null;

export const DescriptionTemplate = ({ id, description }: DescriptionFieldProps) => said(id, description);

export const HelpTemplate = ({ fieldPathId, help }: FieldHelpProps) => said(helpId(fieldPathId), help);
