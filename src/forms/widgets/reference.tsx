import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { Spinner } from '#src/components/feedback/spinner.tsx';

// Few forms have it.
const ReferenceField = lazy(() =>
  import('./reference-field.tsx').then(({ ReferenceField }) => ({ default: ReferenceField })),
);

/** One row of a collection, or a boat, a user or a booking, kept by its key. */
export function ReferenceWidget(props: WidgetProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <ReferenceField {...props} />
    </Suspense>
  );
}
