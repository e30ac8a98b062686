// A list of bookings, of which a row opens its details: all of them, or those that are due.
import type { ComponentType } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import type { Booking } from '#schemas/types.ts';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import type { List } from '#src/stores/list.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { BookingDetailsProps } from './details.tsx';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);
const loadDetails = (): Promise<ComponentType<BookingDetailsProps>> =>
  import('./details.tsx').then(({ BookingDetails }) => BookingDetails);

export interface BookingListProps extends Pick<BookingDetailsProps, 'title' | 'lead'> {
  table: TableDefinition;
  list: List<Booking>;
}

export function BookingList({ table, list, ...details }: BookingListProps) {
  const [id, open] = useOpenedRow();
  useLoadedSoon(loadDetails);
  return (
    <>
      <ListPage table={table} list={list} bulk={loadBulk} />
      {id !== undefined && (
        <WhenOpen
          load={loadDetails}
          isOpen
          props={{ ...details, id, onClose: () => leaveWith(() => open(undefined)) }}
        />
      )}
    </>
  );
}
