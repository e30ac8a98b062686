// Uploads of a boat's pictures and of the images of its documents.
import type { DocumentType } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import type { Boat } from '#schemas/types.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import { openBoat, showSaved, takeNewer } from './current-boat.ts';
import { answeredRow } from './row-changes.ts';

export interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** How one picture is sent. `aborted` when the person cancelled. */
type SendPicture = (file: File, sending: Sending) => Promise<Failure | 'aborted' | undefined>;

async function settle(
  boat: Boat,
  outcome: Outcome<unknown> | undefined,
): Promise<Failure | 'aborted' | undefined> {
  if (!outcome) return 'aborted';
  if (!outcome.ok) {
    // Somebody else was first: sent again, it is based on their version. A picture replaces nothing of it but its slot.
    const newer = outcome.data as Boat | undefined;
    if (newer?._id === boat._id) takeNewer(newer);
    return outcome;
  }
  // A server that does not answer the boat is asked for it: only it knows the picture's address.
  if (answeredRow(boat, outcome.data)) showSaved(boat, outcome, {});
  else await openBoat(String(boat._id));
  return undefined;
}

export const sendBoatPicture =
  (boat: Boat, slot: string): SendPicture =>
  async (file, sending) => {
    const { _id, version } = boat;
    const params = { boatId: String(_id), slot };
    return settle(boat, await upload(calls.saveBoatImage, { params, file, version, ...sending }));
  };

export const sendDocument =
  (boat: Boat, type: DocumentType): SendPicture =>
  async (file, sending) => {
    const { _id, version } = boat;
    const params = { boatId: String(_id), type };
    return settle(boat, await upload(calls.saveDocumentImage, { params, file, version, ...sending }));
  };
