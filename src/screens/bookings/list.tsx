// §2 all bookings.
import { definition as table } from '#schemas/generated/tables/bookings.js';
import { useTranslation } from '#src/language/i18n.ts';
import { bookings } from '#src/stores/bookings.ts';
import { BookingList } from './booking-list.tsx';

export function Bookings() {
  const { t } = useTranslation();
  return <BookingList table={table} list={bookings} title={t('Booking Details')} lead="trip" />;
}

Bookings.begin = bookings.begin;
