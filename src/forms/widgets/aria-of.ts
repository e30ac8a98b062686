import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { labelIdOf } from './field-label.tsx';

type Told = Pick<WidgetProps, 'id' | 'required' | 'rawErrors'>;

const isRefused = ({ rawErrors = [] }: Told): boolean => rawErrors.length > 0;

type Named = Pick<WidgetProps, 'label' | 'hideLabel' | 'placeholder'>;

/** A field whose label is not drawn is named all the same. */
const nameOf = ({ label, hideLabel, placeholder }: Named): string | undefined =>
  hideLabel || !label ? label || placeholder || undefined : undefined;

/** What an input itself must say of its field. The library says it at a box around the input, which nobody is read. */
export const ariaOf = (told: Told & Partial<Named>, hasExamples = false) => ({
  'aria-label': nameOf({ label: '', ...told }),
  'aria-describedby': ariaDescribedByIds(told.id, hasExamples),
  'aria-required': told.required || undefined,
  'aria-invalid': isRefused(told),
  // Not the native one: by it a browser calls an empty field invalid before anybody was there.
  required: false,
});

/** The same for the group of several inputs that stand for one value, under a `FieldLabel`. */
export const groupAria = (told: Told) => ({
  'aria-labelledby': labelIdOf(told.id),
  'aria-describedby': ariaDescribedByIds(told.id),
  ...(isRefused(told) ? { 'aria-invalid': true as const } : {}),
});

/** What a control of `src/components` takes of its field. */
export const controlOf = (told: Told & Pick<WidgetProps, 'htmlName'>) => ({
  id: told.id,
  name: told.htmlName ?? told.id,
  'aria-describedby': ariaDescribedByIds(told.id),
  ...(isRefused(told) ? { 'aria-invalid': true as const } : {}),
});
