// What is written in a conversation, by whomever: numbered, audited, told to whom it is for and to the admins.
import { randomUUID } from 'node:crypto';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Conversation, Message } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { findConversation, openConversation } from './queries.ts';
import { findMessage, insertMessage, setDelivered, type NewMessage } from './queries.ts';

export const demandConversation = (found: Conversation | undefined): Conversation => {
  if (!found) throw new Refusal(404, 'user', messages.refusal.notFound, { label: 'This user' });
  return found;
};

const actions = { staff: 'sendMessage', user: 'receiveMessage', automatic: 'automaticMessage' } as const;

function tell(tx: Transaction, userId: string, message: Message, { user }: Conversation): void {
  const { _id, sender, text = '' } = message;
  if (sender !== 'user') {
    const payload = { userId, messageId: _id, message: text };
    tx.alert({ event: realtime.marketplace.message, audience: `user:${userId}`, payload });
    return tx.tell({ entity: 'conversation', id: userId });
  }
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const short = text.slice(0, limits.messages.alertCharacters).toWellFormed();
  const said = { key: realtime.texts.userMessage, values: { name, text: short } };
  tx.alert({
    event: realtime.ours.message,
    audience: 'admins',
    payload: {
      entity: 'conversation',
      id: userId,
      message: english(said),
      text: said,
    },
  });
}

/**
 * Adds a message to the conversation with a user, and makes that conversation when it is the first one.
 * A message whose `_id` is there already is not written again: what was sent twice is said once.
 * @throws Refusal 404 without such a user
 */
export async function writeMessage(
  tx: Transaction,
  { _id = randomUUID(), ...message }: Omit<NewMessage, '_id'> & { _id?: string | undefined },
): Promise<Message> {
  const { userId, sender } = message;
  if (!(await openConversation(tx, userId))) demandConversation(undefined);
  const earlier = await findMessage(tx, _id);
  if (earlier && earlier.userId !== userId) throw new Refusal(409, '_id', messages.refusal.messageTaken);
  if (earlier) return earlier.message;
  await insertMessage(tx, { ...message, _id });
  const written = (await findMessage(tx, _id))?.message;
  if (!written) throw new Error('A message that was just written is gone.');
  await tx.audit({
    entity: 'conversation',
    entityId: userId,
    action: actions[sender],
    before: null,
    after: written,
  });
  tell(tx, userId, written, demandConversation(await findConversation(tx, userId)));
  return written;
}

/** Takes from the marketplace that a user has been handed everything up to a message. */
export async function receiveDelivery(tx: Transaction, userId: string, number: number): Promise<void> {
  if ((await setDelivered(tx, userId, number)) > 0) tx.tell({ entity: 'conversation', id: userId });
}
