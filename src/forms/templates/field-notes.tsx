// What stands under a control: what is wrong with it, and what it is for.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import FormHelperText from '@mui/material/FormHelperText';
import { errorId, type DescriptionFieldProps, type FieldErrorProps } from '@rjsf/utils';

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

export function DescriptionTemplate({ id, description }: DescriptionFieldProps) {
  if (!description) return null;
  // What a field is for is no complaint, also where there is one.
  return (
    <FormHelperText id={id} error={false}>
      {description}
    </FormHelperText>
  );
}
