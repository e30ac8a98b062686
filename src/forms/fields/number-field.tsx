import type { FieldProps } from '@rjsf/utils';
import type { Schema } from '#schemas/schema.ts';
import { libraryFields } from './library-fields.ts';

/** The library makes a number of every text, also of the id "64e5" of a list. */
export function NumberField(props: FieldProps) {
  const Field = (props.schema as Schema).lookup ? libraryFields.StringField : libraryFields.NumberField;
  return <Field {...props} />;
}
