// §2 reviews of all boats, moderated one by one.
import { definition as table } from '#schemas/generated/tables/reviews.js';
import { useSnapshot } from 'valtio';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { reviewList } from '#src/stores/reviews.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { ReviewDialog } from './review-dialog.tsx';

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);

export function Reviews() {
  // The row is found anew whenever the list changes.
  useSnapshot(reviewList.state);
  const [openedId, open] = useOpenedRow();
  const row = openedId === undefined ? undefined : reviewList.find(openedId);
  const close = (): void => open(undefined);
  return (
    <>
      <ListPage table={table} list={reviewList} bulk={loadBulk} />
      {row && <ReviewDialog key={row._id} row={row} onClose={() => leaveWith(close)} onDone={close} />}
    </>
  );
}

Reviews.begin = reviewList.begin;
