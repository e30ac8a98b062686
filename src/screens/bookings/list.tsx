// §2 all bookings.
import { definition as table } from '#schemas/generated/tables/bookings.js';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { bookings } from '#src/stores/bookings.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { loadDetails } from './load-details.ts';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);

export function Bookings() {
  const { t } = useTranslation();
  const [id, open] = useOpenedRow();
  useLoadedSoon(loadDetails);
  return (
    <>
      <ListPage table={table} list={bookings} bulk={loadBulk} />
      {id !== undefined && (
        <WhenOpen
          load={loadDetails}
          isOpen
          props={{
            id,
            title: t('Booking Details'),
            lead: 'trip',
            onClose: () => leaveWith(() => open(undefined)),
          }}
        />
      )}
    </>
  );
}

Bookings.begin = bookings.begin;
