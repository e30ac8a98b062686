// The documents of several boats decided at once: those of each boat that the step fits, one after the other.
import { boatApproval, documentTypes } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { definition as returnForm } from '#schemas/generated/forms/document-return.js';
import type { Boat, DocumentReturnForm } from '#schemas/types.ts';
import { notWhile } from '#src/components/machines/step-reasons.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { boats } from '#src/stores/boats.ts';
import { decideDocument } from '#src/stores/document-decision.ts';
import { returnDocument } from '#src/stores/document-return.ts';
import { offers } from '#src/stores/meta.ts';
import { targetOf } from './document-actions.ts';

/** Another server is told no reason: it is asked for none. */
export async function readBulk(): Promise<BulkKind<Boat>> {
  const isAsked = await offers('returns');
  return {
    reasonAgainst: (boat, event, t) =>
      documentTypes.some((type) => targetOf(boat, type, event) !== undefined)
        ? undefined
        : notWhile(labels.boatApproval[boatApproval(boat.status)].text, t),
    take: async (boat, event, said) => {
      for (const type of documentTypes) {
        // The first decision has made a new version of it.
        const now = boats.find(String(boat._id)) ?? boat;
        const target = targetOf(now, type, event);
        if (!target) continue;
        const failure = await (said
          ? returnDocument(type)(now, said as DocumentReturnForm)
          : decideDocument(now, type, target));
        if (failure) return failure;
      }
      return undefined;
    },
    formOf: ({ form }) => (isAsked && form === returnForm.name ? returnForm : undefined),
  };
}
