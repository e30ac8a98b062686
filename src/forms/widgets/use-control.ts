import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlContext } from '#src/forms/form-context.ts';

/** Not the native `required`: by it a browser calls an empty field invalid before anybody was there. */
function useFieldControl() {
  const { required, ...control } = useContext(ControlContext);
  return { ...control, 'aria-required': required || undefined };
}

/** What every typed control takes: its id and aria attributes from the field around it, the rest from the uiSchema. */
export function useControl({ name, readonly, disabled, autofocus, placeholder, options }: WidgetProps) {
  const { t } = useTranslation();
  return {
    ...useFieldControl(),
    name,
    readOnly: readonly,
    disabled,
    autoFocus: autofocus,
    placeholder: placeholder ? t(placeholder) : undefined,
    autoComplete: options.autocomplete,
  };
}

/** The same for controls that know no read-only state: they are disabled instead. */
export function useChoiceControl({ name, readonly, disabled }: WidgetProps) {
  return { ...useFieldControl(), name, disabled: disabled || readonly };
}
