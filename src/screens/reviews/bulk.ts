// Several reviews deleted at once.
import type { HostReview } from '#schemas/types.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { removeReview } from '#src/stores/reviews.ts';
import { reasonAgainst } from './reason-against.ts';

export const bulk: BulkKind<HostReview> = {
  reasonAgainst: (review, _, t) => reasonAgainst(review, t),
  take: (review) => removeReview(review, undefined),
};
