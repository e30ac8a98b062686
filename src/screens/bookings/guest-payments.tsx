// §2 guest payments: the bookings that are due.
import { definition as table } from '#schemas/generated/tables/guest-payments.js';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { guestPayments } from '#src/stores/bookings.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { loadDetails } from './load-details.ts';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);

export function GuestPayments() {
  const { t } = useTranslation();
  const [id, open] = useOpenedRow();
  useLoadedSoon(loadDetails);
  return (
    <>
      <ListPage table={table} list={guestPayments} bulk={loadBulk} />
      {id !== undefined && (
        <WhenOpen
          load={loadDetails}
          isOpen
          props={{
            id,
            title: t('Guest details'),
            lead: 'guest',
            onClose: () => leaveWith(() => open(undefined)),
          }}
        />
      )}
    </>
  );
}

GuestPayments.begin = guestPayments.begin;
