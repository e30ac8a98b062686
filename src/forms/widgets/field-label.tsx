import FormLabel from '@mui/material/FormLabel';
import type { WidgetProps } from '@rjsf/utils';

/** Where a control of several inputs finds its name. */
export const labelIdOf = (id: string): string => `${id}-label`;

type Named = Pick<WidgetProps, 'id' | 'label' | 'hideLabel' | 'required'>;

/** The label above a control that brings none: of its one input, or of the group of its inputs. */
export function FieldLabel({ widget, isGroup = false }: { widget: Named; isGroup?: boolean }) {
  const { id, label, hideLabel, required } = widget;
  const target = isGroup ? { component: 'span' as const, id: labelIdOf(id) } : { htmlFor: id };
  return (
    <FormLabel {...target} className={hideLabel ? 'visually-hidden' : ''} required={required ?? false}>
      {label}
    </FormLabel>
  );
}
