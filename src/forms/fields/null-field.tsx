import FormLabel from '@mui/material/FormLabel';
import type { FieldProps } from '@rjsf/utils';
import { libraryFields } from './library-fields.ts';

/** What is always empty is a remark between the fields: the library keeps its null, and draws nothing. */
export const NullField = (props: FieldProps) => (
  <>
    <FormLabel component="span">{props.uiSchema?.['ui:title'] ?? props.name}</FormLabel>
    <libraryFields.NullField {...props} />
  </>
);
