// The reviews of all boats (§7): answered below their boats, shown one a row.
import { calls } from '#schemas/calls.ts';
import type { Boat, Review, ReviewForm } from '#schemas/types.ts';
import { call, isOutdated, type Failure, type Outcome } from '#src/api/call.ts';
import { offers } from './meta.ts';

export interface ReviewRow extends Review {
  /** Of the guest who wrote it. */
  reviewer: string;
  /** The model of the boat. */
  boat: string;
  boatId: Boat['_id'];
  /** Owner of the boat, by whom §7 changes a review. */
  hostId: string;
}

const nameOf = ({ customer }: Review): string =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');

/** Another server may name the owner by its key alone. */
const hostOf = ({ user }: Boat): string => {
  const owner: unknown = user;
  return String(typeof owner === 'object' && owner !== null ? (user?._id ?? '') : (owner ?? ''));
};

/** One row for each review of each boat; other servers leave lists out, or answer null. */
export const reviewRows = (boats: readonly Boat[]): ReviewRow[] =>
  boats.flatMap((boat) =>
    (boat.reviews ?? []).map((review) => ({
      ...review,
      reviewer: nameOf(review),
      boat: boat.model ?? '',
      boatId: boat._id,
      hostId: hostOf(boat),
    })),
  );

const versionToSend = async ({ version }: Review): Promise<number | undefined> =>
  (await offers('versions')) ? version : undefined;

/** What is refused leaves the row as it is; a newer review comes back as a row. */
function failureOf(row: ReviewRow, failure: Failure<unknown>): Failure<ReviewRow> {
  const { data, ...rest } = failure;
  return isOutdated(failure) ? { ...rest, data: { ...row, ...(data as Review) } } : rest;
}

/** Sends a change. @returns the review as it is now, or why it is not */
export async function saveReview(
  row: ReviewRow,
  { reviewId, review, content }: ReviewForm,
): Promise<Outcome<ReviewRow>> {
  const body = { reviewId, review, content };
  const version = await versionToSend(row);
  const outcome = await call(calls.updateReview, { params: { hostId: row.hostId }, body, version });
  if (!outcome.ok) return failureOf(row, outcome);
  const answered = outcome.data as Review | undefined;
  const data = { ...row, review, content, ...(answered?._id === row._id ? answered : {}) };
  return { ok: true, data, envelope: { ...outcome.envelope, data } };
}

/** §8 A failure is never silent. @returns it, or nothing when the review is gone */
export async function removeReview(row: ReviewRow): Promise<Failure<ReviewRow> | undefined> {
  const params = { hostId: row.hostId, reviewId: String(row._id) };
  const outcome = await call(calls.deleteReview, { params, version: await versionToSend(row) });
  return outcome.ok ? undefined : failureOf(row, outcome);
}
