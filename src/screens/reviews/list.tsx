// §2 reviews of all boats, moderated one by one.
import { useState, type ComponentType } from 'react';
import { definition as table } from '#schemas/generated/tables/reviews.js';
import type { HostReview } from '#schemas/types.ts';
import { useSnapshot } from 'valtio';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { reviewList } from '#src/stores/reviews.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';

const loadDialog = (): Promise<ComponentType<ReviewDialogProps>> =>
  import('./review-dialog.tsx').then(({ ReviewDialog }) => ReviewDialog);

const loadMissing = () => import('./review-dialog.tsx').then(({ MissingReview }) => MissingReview);

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);

export function Reviews() {
  // The row is found anew whenever the list changes.
  useSnapshot(reviewList.state);
  const [openedId, open] = useOpenedRow();
  useLoadedSoon(loadDialog);
  const [seen, setSeen] = useState<HostReview>();
  const found = openedId === undefined ? undefined : reviewList.find(openedId);
  if (found && found !== seen) setSeen(found);
  // One that is gone from the list stays as it was seen: what is typed into it is not lost, and saving it says so.
  const row = found ?? (String(seen?._id) === openedId ? seen : undefined);
  const close = (): void => open(undefined);
  return (
    <>
      <ListPage table={table} list={reviewList} bulk={loadBulk} />
      {row && (
        <WhenOpen
          key={row._id}
          load={loadDialog}
          isOpen
          props={{ row, onClose: () => leaveWith(close), onDone: close }}
        />
      )}
      {openedId !== undefined && !row && reviewList.state.state === 'ready' && (
        <WhenOpen load={loadMissing} isOpen props={{ onClose: close }} />
      )}
    </>
  );
}

Reviews.begin = reviewList.begin;
