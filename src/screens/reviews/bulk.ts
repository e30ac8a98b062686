// Several reviews deleted at once.
import type { HostReview } from '#schemas/types.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { removeReview } from '#src/stores/reviews.ts';

export const bulk: BulkKind<HostReview> = {
  reasonAgainst: () => undefined,
  take: (review) => removeReview(review, undefined),
};
