// §4 what staff decide about a document of a boat: by its machine, told to the owner.
import { codeOf, type StateOf } from '#machines/codes.ts';
import { eventBetween } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { documentStateOf, documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import type { Boat } from '#schemas/types.ts';
import { stateRefusal } from '../changes/demand-step.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { updateDocumentStatus } from './queries.ts';

const { invalid, transition } = messages.refusal;
const staffEvents = documentActions.map(({ event }) => event);

/** @throws Refusal 422 for a word that names no document */
export function demandDocumentType(word: string): DocumentType {
  const type = documentTypes.find((each) => each === word);
  if (!type) throw new Refusal(422, 'type', invalid, { label: 'Document' });
  return type;
}

function alertOwner(tx: Transaction, boat: Boat, type: DocumentType, isApproved: boolean): void {
  const text = isApproved ? realtime.texts.documentApproved : realtime.texts.documentAsked;
  const userId = String(boat.user?._id);
  tx.alert({
    event: realtime.emit.documentDecided,
    audience: `user:${userId}`,
    payload: { userId, boatId: boat._id, type, message: english(text, { type }) },
  });
}

/**
 * Brings a document of a boat that is locked into the state that was decided.
 * @param answered the boat as it is answered to whoever decided too late
 * @returns the event that happened
 * @throws Refusal 409 where the machine allows no way there
 */
export async function decideDocument(
  tx: Transaction,
  before: Boat,
  { type, target }: { type: DocumentType; target: StateOf<'document'> | undefined },
  answered: (boat: Boat) => Boat,
): Promise<string> {
  const state = documentStateOf(before.status, type);
  const event = target && eventBetween(documentMachine, state, target, staffEvents);
  if (!event)
    throw stateRefusal({
      sort: type,
      text: transition,
      labels: labels.document,
      state,
      data: answered(before),
    });
  await updateDocumentStatus(tx, String(before._id), type, codeOf('document', target));
  alertOwner(tx, before, type, target === 'approved');
  return event;
}
