// The reviews of all boats (§7): answered below their boats, shown one a row.
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/reviews.js';
import { personName } from '#schemas/person-name.ts';
import { isObject } from '#schemas/is-object.ts';
import { listOf, textOf } from '#schemas/row-values.ts';
import type { Boat, HostReview, Review, ReviewForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { isOutdated, type Failure, type Save } from '#src/api/outcome.ts';
import { ownerIdOf } from './boats.ts';
import { answeredRow, onChanged } from './row-changes.ts';
import { createList } from './list.ts';
import { together } from './together.ts';

const rowOf = (review: Review, boat: Partial<Boat>): HostReview => ({
  ...review,
  reviewer: personName(review.customer),
  boat: textOf(boat.model),
  boatId: boat._id ?? '',
  hostId: String(ownerIdOf(boat) ?? ''),
});

/** What another server answers in the place of a boat: a review that names its boat, or has it below, and its host. */
type LoneReview = Review & { boat?: unknown; user?: unknown; host?: unknown; hostId?: unknown };

function loneRow({ boat, user, host, hostId, ...review }: LoneReview): HostReview {
  const below = isObject(boat) ? boat : { model: boat };
  return rowOf(review, { user: hostId ?? host ?? user, ...below } as Partial<Boat>);
}

/** One row for each review of each boat; other servers leave lists out, or answer null, or the reviews alone. */
export const reviewRows = (boats: readonly (Boat | LoneReview)[]): HostReview[] =>
  boats.flatMap((one) =>
    'content' in one
      ? [loneRow(one)]
      : listOf((one as Boat).reviews).map((review) => rowOf(review, one as Boat)),
  );

/** What is refused leaves the row as it is; a newer review comes back as a row. */
function failureOf(row: HostReview, failure: Failure<unknown>): Failure<HostReview> {
  const { data, ...rest } = failure;
  return isOutdated(failure) ? { ...rest, data: { ...row, ...(data as Review) } } : rest;
}

export const reviewList = createList({
  table,
  call: calls.getAllReviews,
  read: (data) => reviewRows(Array.isArray(data) ? (data as Boat[]) : []),
});

export const saveReview: Save<HostReview, ReviewForm> = async (row, body) => {
  const { hostId, version } = row;
  const outcome = await call(calls.updateReview, { params: { hostId }, body, version });
  if (!outcome.ok) return failureOf(row, outcome);
  const { reviewId: _, ...sent } = body;
  reviewList.replace({ ...row, ...sent, ...answeredRow(row, outcome.data) });
  return undefined;
};

/** §8 A failure is never silent. */
export const removeReview: Save<HostReview, undefined> = async (row) => {
  const params = { hostId: row.hostId, reviewId: String(row._id) };
  const outcome = await call(calls.deleteReview, { params, version: row.version });
  if (!outcome.ok) {
    // Refused: the list may have changed under it.
    if (outcome.kind === 'refused') void reviewList.reload();
    return failureOf(row, outcome);
  }
  reviewList.remove(row._id);
  return undefined;
};

// What is being typed is held by its form; the others follow.
const follow = together(reviewList.reload);
onChanged('review', () => {
  if (reviewList.state.state === 'ready') void follow();
});
