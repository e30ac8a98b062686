// rjsf with our widgets and templates, made once: objects made while drawing would make every key redraw every field.
import { getDefaultRegistry, withTheme, type FormProps } from '@rjsf/core';
import { FieldTemplate } from './templates/field.tsx';
import { ObjectTemplate } from './templates/object.tsx';
import type { Data } from './use-form-data.ts';
import { widgets } from './widgets/registry.ts';

const { StringField } = getDefaultRegistry<Data>().fields;

export const ThemedForm = withTheme<Data>({
  // Its NumberField turns texts into numbers, also an id such as "64e5".
  fields: { NumberField: StringField as never },
  widgets,
  templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
});

/** rjsf only draws: `useProblems` asks the one compiled validator, which the server runs too. */
export const silentValidator: FormProps<Data>['validator'] = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Defaults are put in once, by `startData`: rjsf would fill an emptied field again at the next change. */
export const noDefaults: FormProps<Data>['experimental_defaultFormStateBehavior'] = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'skipOneOf',
};
