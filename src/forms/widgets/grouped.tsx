import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';

/** A widget of several inputs under the name of its field: a label points to one input only. */
export function grouped(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return function Grouped(props) {
    const { 'aria-invalid': _, ...group } = groupAria(props);
    return (
      <>
        <FieldLabel widget={props} isGroup />
        <div role="group" {...group}>
          <Widget {...props} hideLabel />
        </div>
      </>
    );
  };
}
