// The review queue and its address: which boat is shown, and how one goes on to the next.
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Boat } from '#schemas/types.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { loadLookups } from '#src/stores/lookups.ts';
import { showNeighbours } from '#src/stores/neighbours.ts';
import { followerOf, followQueue, loadQueue, queue, showInQueue } from '#src/stores/review-queue.ts';

export function useReviewQueue() {
  const [, navigate] = useLocation();
  const [id] = useOpenedRow();
  const { state, ids, total, taken, decided } = useSnapshot(queue);
  const { boat } = useSnapshot(currentBoat);
  const go = (to: string | undefined, replace = false): void =>
    navigate(to === undefined ? paths.queue : rowHref(paths.queue, to), { replace });

  useEffect(() => {
    void loadQueue();
    void loadLookups(['boattypes', 'boatbrands']);
    return followQueue();
  }, []);
  useEffect(() => {
    if (state === 'ready' && id !== undefined) void showInQueue(id);
  }, [state, id, ids.length]);
  // Also while none is left: one comes, or comes back with another document.
  const first = useMemo(
    () => (state === 'ready' ? followerOf('') : undefined),
    [state, ids, taken, decided], // oxlint-disable-line react/exhaustive-deps -- what it is found in
  );
  useEffect(() => {
    if (id === undefined && first !== undefined) go(first, true);
    // oxlint-disable-next-line react/exhaustive-deps -- `go` is made anew with each drawing
  }, [id, first]);
  useEffect(() => {
    const isPassed = (one: string): boolean => one !== id && taken.some((each) => each.id === one);
    const left = ids.filter((one) => !isPassed(one));
    const all = total === undefined ? undefined : total - (ids.length - left.length);
    const open = (to: string): void => {
      go(to);
      window.scrollTo({ top: 0 });
    };
    showNeighbours({ path: paths.queue, ids: left, before: 0, total: all, open, turn: {} });
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [ids, total, taken, id]);

  return {
    id,
    /** Nothing until it has been read. */
    boat: boat && String(boat._id) === id ? (boat as Boat) : undefined,
    go,
  };
}
