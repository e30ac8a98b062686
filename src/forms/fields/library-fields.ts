import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

/** The library's own fields, which ours stand before. */
export const libraryFields = getDefaultRegistry().fields as Record<
  'SchemaField' | 'NumberField' | 'NullField' | 'StringField',
  ComponentType<FieldProps>
>;
