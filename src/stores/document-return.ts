// A document that goes back to its owner with a reason.
import { calls } from '#schemas/calls.ts';
import type { DocumentType } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import type { Boat, DocumentReturnForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Save } from '#src/api/outcome.ts';
import { showSaved, takeNewer, withSaved } from './current-boat.ts';

/** A document goes back to its owner, who is told why: by our server alone, which does it all at once. */
export const returnDocument =
  (type: DocumentType): Save<Boat, DocumentReturnForm> =>
  async (boat, body) => {
    const boatId = String(boat._id);
    const outcome = await call(calls.returnDocument, {
      params: { boatId, type },
      body,
      version: boat.version,
    });
    if (outcome.ok) {
      const { status } = withSaved(boat);
      showSaved(boat, outcome, { status: { ...status, [type]: codeOf('document', 'pending') } });
      return undefined;
    }
    // What the boat is now is on the screen already: there are no two sides to choose from.
    const { data: newer, ...failure } = outcome;
    if (newer?._id === boat._id) takeNewer(newer);
    return failure;
  };
