// §7 reviews: what guests said of the boats of a host.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import type { Review } from '#schemas/types.ts';
import { addedAgain } from '../changes/added-fields.ts';
import { changeRow, type RowKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { deleteReview, lockReview, updateReview } from './queries.ts';
import { reviewedBoats } from './reviewed-boats.ts';

/** §9 A score out of 5 is kept to one decimal. */
const rounded = (score: number): number => Math.round(score * 10) / 10;

type BoatReview = Review & { boatId: string };

const alone = ({ boatId: _, ...review }: BoatReview): Review => review;

/** The reviews that a host's boats have got. */
const reviewsOf = (hostId: string): RowKind<BoatReview> => ({
  entity: 'review',
  label: 'This review',
  lock: async (tx, id) => {
    const found = await lockReview(tx, hostId, id);
    return found && { ...found.review, boatId: found.boatId };
  },
  answered: alone,
  audited: alone,
  // The boat shows its reviews, and its host's average follows.
  told: ({ id, before }) => [
    { entity: 'review', id },
    { entity: 'boat', ...(before ? { id: before.boatId } : {}) },
  ],
});

export function reviewRoutes(app: FastifyInstance, { db }: Context): void {
  /** The change and its name; the review as it is then, null when it is gone. */
  function settle(
    { version, change }: Pick<Asked<typeof calls.deleteReview>, 'version' | 'change'>,
    [hostId, id]: [hostId: string, id: string],
    work: (tx: Transaction, review: Review) => Promise<{ action: string; after: Review | null }>,
  ): Promise<Review | null> {
    return change(async (tx) => {
      const made = await changeRow(tx, reviewsOf(hostId), { id, version }, async (before) => {
        const { action, after } = await work(tx, before);
        return { action, after: after && { ...after, boatId: before.boatId } };
      });
      return made.after && alone(made.after);
    });
  }

  answer(app, calls.getAllReviews, async () => ({ data: await reviewedBoats(db) }));

  answer(app, calls.updateReview, async (asked) => {
    const { reviewId, review, content } = asked.body;
    const { hostId } = asked.params;
    const { admin } = asked.session;
    const data = await settle(asked, [hostId, String(reviewId)], async (tx, stored) => {
      const added = addedAgain('review', asked.body, { stored, admin, entity: 'review' });
      await updateReview(tx, String(reviewId), { review: rounded(review), content, added });
      const after = await lockReview(tx, hostId, String(reviewId));
      return { action: 'updateReview', after: after?.review ?? stored };
    });
    return data ? { data } : {};
  });

  answer(app, calls.deleteReview, async (asked) => {
    const { hostId, reviewId } = asked.params;
    await settle(asked, [hostId, reviewId], async (tx) => {
      await deleteReview(tx, reviewId);
      return { action: 'deleteReview', after: null };
    });
    return {};
  });
}
