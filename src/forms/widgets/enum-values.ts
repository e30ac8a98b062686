import type { WidgetProps } from '@rjsf/utils';

type Value = string | number;

/** The choices of a schema's own `enum`. */
export const enumValues = ({ schema }: WidgetProps): Value[] =>
  (schema.enum ?? []).filter((value) => typeof value === 'string' || typeof value === 'number');

/** The stored value where it may be a choice. */
export const chosenValue = ({ value }: WidgetProps): Value | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
