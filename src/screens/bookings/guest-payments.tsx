// §2 guest payments: the bookings that are due.
import { definition as table } from '#schemas/generated/tables/guest-payments.js';
import { useTranslation } from '#src/language/i18n.ts';
import { guestPayments } from '#src/stores/bookings.ts';
import { BookingList } from './booking-list.tsx';

export function GuestPayments() {
  const { t } = useTranslation();
  return <BookingList table={table} list={guestPayments} title={t('Guest details')} lead="guest" />;
}

GuestPayments.begin = guestPayments.begin;
