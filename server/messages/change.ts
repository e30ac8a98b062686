// What is written in a conversation, by whomever: numbered, audited, told to whom it is for and to the admins.
import { randomUUID } from 'node:crypto';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Conversation, Message } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import {
  demandRow,
  recordChange,
  type FoundKind,
  type RowKind,
  type Unversioned,
} from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import {
  findConversation,
  findMessage,
  insertMessage,
  lockConversation,
  openConversation,
  setDelivered,
  type NewMessage,
} from './queries.ts';

const kind = {
  entity: 'conversation',
  place: 'user',
  label: 'This user',
  told: ({ id }: { id: string }) => [{ entity: 'conversation', id }],
};

export const conversations: FoundKind<Unversioned<Conversation>> = {
  ...kind,
  find: findConversation,
  lock: async (tx, userId) => {
    await lockConversation(tx, userId);
    return findConversation(tx, userId);
  },
  audited: ({ unread }) => ({ unread }),
};

/** What is written in it. The admins hear of a user's message by an alert of its own. */
const written: RowKind<Unversioned<Message>> = {
  ...kind,
  lock: async (tx, id) => (await findMessage(tx, id))?.message,
  told: ({ id, after }) => (after?.sender === 'user' ? [] : kind.told({ id })),
};

export const demandConversation = (found: Conversation | undefined): Conversation =>
  demandRow(conversations, found);

const actions = { staff: 'sendMessage', user: 'receiveMessage', automatic: 'automaticMessage' } as const;

function ring(tx: Transaction, userId: string, message: Message, { user }: Conversation): void {
  const { _id, sender, text = '' } = message;
  if (sender !== 'user') {
    const payload = { userId, messageId: _id, message: text };
    return tx.alert({ event: realtime.marketplace.message, audience: `user:${userId}`, payload });
  }
  const name = personName(user);
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
  const after = demandRow(written, (await findMessage(tx, _id))?.message);
  ring(tx, userId, after, demandConversation(await findConversation(tx, userId)));
  await recordChange(tx, written, { id: userId, action: actions[sender], before: null, after });
  return after;
}

/** Takes from the marketplace that a user has been handed everything up to a message. */
export async function receiveDelivery(tx: Transaction, userId: string, number: number): Promise<void> {
  if ((await setDelivered(tx, userId, number)) > 0) for (const row of kind.told({ id: userId })) tx.tell(row);
}
