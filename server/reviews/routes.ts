// §7 reviews: what guests said of the boats of a host.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Review } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, Json, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { deleteReview, listReviewedBoats, lockReview, updateReview } from './queries.ts';

const { notFound, stale } = messages.refusal;

/** §9 A score out of 5 is kept to one decimal. */
const rounded = (score: number): number => Math.round(score * 10) / 10;

export function reviewRoutes(app: FastifyInstance, { db, transact }: Context): void {
  /** One change of one review: of this host, of the version seen, changed, audited, told. */
  function settle(
    { session, version }: Pick<Asked<typeof calls.deleteReview>, 'session' | 'version'>,
    [hostId, id]: [hostId: string, id: string],
    work: (tx: Transaction, review: Review) => Promise<Review | null>,
  ): Promise<Review | null> {
    return transact(String(session.admin._id), async (tx) => {
      const found = await lockReview(tx, hostId, id);
      if (!found) throw new Refusal(404, 'review', notFound, { label: 'This review' });
      const { review: before, boatId } = found;
      if (version !== undefined && version !== before.version)
        throw new Refusal(412, 'version', stale, {}, { data: before });
      const after = await work(tx, before);
      await tx.audit({
        entity: 'review',
        entityId: id,
        action: after ? 'updateReview' : 'deleteReview',
        before,
        after,
      });
      // The boat shows its reviews, and its host's average follows.
      for (const payload of [
        { entity: 'review', id },
        { entity: 'boat', id: boatId },
      ])
        tx.changed(payload);
      return after;
    });
  }

  answer(app, calls.getAllReviews, async () => ({ data: new Json(await listReviewedBoats(db)) }));

  answer(app, calls.updateReview, async (asked) => {
    const { reviewId, review, content } = asked.body;
    const change = { review: rounded(review), content };
    const after = await settle(asked, [asked.params.hostId, String(reviewId)], async (tx, before) => {
      await updateReview(tx, String(reviewId), change);
      return { ...before, ...change, version: (before.version ?? 0) + 1 };
    });
    return after ? { data: after } : {};
  });

  answer(app, calls.deleteReview, async (asked) => {
    const { hostId, reviewId } = asked.params;
    await settle(asked, [hostId, reviewId], async (tx) => {
      await deleteReview(tx, reviewId);
      return null;
    });
    return {};
  });
}
