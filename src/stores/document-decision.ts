// §4 the decision on a document of a boat.
import { calls } from '#schemas/calls.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { DocumentType } from '#machines/boat-approval.ts';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { english } from '#schemas/text.ts';
import type { Boat } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure } from '#src/api/outcome.ts';
import { emit } from '#src/api/socket.ts';
import { ownerIdOf } from './boats.ts';
import { showSaved, takeNewer, withSaved } from './current-boat.ts';

/** Sends the decision on a document, then tells the owner (§4). @returns the failure, or nothing */
export async function decideDocument(
  boat: Boat,
  type: DocumentType,
  target: StateOf<'document'>,
): Promise<Failure | undefined> {
  const result = codeOf('document', target) as 0 | 1 | 2;
  const outcome = await call(calls.setBoatStatus, {
    params: { boatId: String(boat._id) },
    body: { sort: type, result },
    version: boat.version,
  });
  if (!outcome.ok) {
    const newer = outcome.data as Boat | undefined;
    if (newer?._id === boat._id) takeNewer(newer);
    return outcome;
  }
  showSaved(boat, outcome, { status: { ...withSaved(boat).status, [type]: result } });
  const text = target === 'approved' ? realtime.texts.documentApproved : realtime.texts.documentAsked;
  const userId = ownerIdOf({ user: outcome.envelope['user'] ?? boat.user });
  emit(realtime.emit.documentDecided, { userId, message: english(text, { type }) });
  return undefined;
}
