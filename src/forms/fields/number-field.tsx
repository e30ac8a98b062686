import type { FieldProps } from '@rjsf/utils';
import type { Schema } from '#schemas/schema.ts';
import { libraryFields } from './library-fields.ts';

/** The library makes a number of every text, also of the id "64e5" of a list and of the "007" that may be a text. */
export function NumberField(props: FieldProps) {
  const { lookup, type } = props.schema as Schema;
  const isText = lookup || [type].flat().includes('string');
  const Field = isText ? libraryFields.StringField : libraryFields.NumberField;
  return <Field {...props} />;
}
