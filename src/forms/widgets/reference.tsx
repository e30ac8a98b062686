import type { WidgetProps } from '@rjsf/utils';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';

// Few forms have it.
const loadField = () => import('./reference-field.tsx').then(({ ReferenceField }) => ReferenceField);

/** One row of a collection, or a boat, a user or a booking, kept by its key. */
export function ReferenceWidget(props: WidgetProps) {
  return (
    <WhenOpen load={loadField} isOpen props={props}>
      <Spinner />
    </WhenOpen>
  );
}
