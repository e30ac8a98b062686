// Uploads of a boat's pictures and of the images of its documents.
import type { DocumentType } from '#machines/boat-approval.ts';
import { calls, type Call, type ParamsOf } from '#schemas/calls.ts';
import type { Boat } from '#schemas/types.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import { openBoat, showSaved, takeNewer } from './current-boat.ts';
import { inTurn } from './in-turn.ts';
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

const sender =
  <C extends Call>(row: C, boat: Boat, params: ParamsOf<C>): SendPicture =>
  (file, sending) =>
    inTurn(
      `boat:${boat._id}`,
      boat.version,
      async (version, keep) => {
        const outcome = await upload(row, { params, file, version, ...sending });
        if (outcome?.ok) keep(answeredRow(boat, outcome.data)?.version);
        return settle(boat, outcome);
      },
      sending.signal,
    ).catch((error: unknown) => {
      // What waits for its turn ends so.
      if (sending.signal.aborted) return 'aborted';
      throw error;
    });

export const sendBoatPicture = (boat: Boat, slot: string): SendPicture =>
  sender(calls.saveBoatImage, boat, { boatId: String(boat._id), slot });

export const sendDocument = (boat: Boat, type: DocumentType): SendPicture =>
  sender(calls.saveDocumentImage, boat, { boatId: String(boat._id), type });
