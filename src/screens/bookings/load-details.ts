import type { ComponentType } from 'react';
import type { BookingDetailsProps } from './details.tsx';

/** What a row of both lists opens. */
export const loadDetails = (): Promise<ComponentType<BookingDetailsProps>> =>
  import('./details.tsx').then(({ BookingDetails }) => BookingDetails);
