// Several bookings confirmed or cancelled at once, of either list.
import type { Booking } from '#schemas/types.ts';
import { notWhile } from '#src/components/machines/step-reasons.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import { dollars } from '#src/components/formats/numbers.ts';
import { sumOf } from '#machines/money.ts';
import { decideBooking } from '#src/stores/bookings.ts';
import { labelOf, targetOf, type BookingStep } from './booking-state.ts';

export const bulk: BulkKind<Booking> = {
  reasonAgainst: (booking, event, t) =>
    targetOf(booking, event as BookingStep) === undefined ? notWhile(labelOf(booking).text, t) : undefined,
  changeOf: (booking, event, t) => {
    const target = targetOf(booking, event as BookingStep) ?? '';
    return `${t(labelOf(booking).text)} → ${t(labelOfState(labels.booking, target).text)}`;
  },
  take: async (booking, event) => {
    const target = targetOf(booking, event as BookingStep);
    return target && decideBooking(booking, target);
  },
  sumOf: (rows, _event, language) => dollars(sumOf(rows.map(({ price }) => price)), language),
};
