// The conversation that is open: its messages oldest first, what is older on demand, what is new as it arrives.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Conversation, Message, MessageForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { isMissing, type Failure } from '#src/api/outcome.ts';
import { onChanged } from './row-changes.ts';
import { listedConversation, placeConversation } from './conversations.ts';
import { askOften } from './late-answers.ts';
import { beginAnew, readOn, nothingRead, type Paged } from './next-page.ts';

interface Thread extends Paged {
  userId: string;
  state: 'none' | 'loading' | 'ready' | 'missing' | 'failed';
  error: Text;
  conversation: Conversation | null;
  messages: Message[];
}

const nothing: Thread = {
  ...nothingRead,
  userId: '',
  state: 'none',
  error: '',
  conversation: null,
  messages: [],
};

export const thread = proxy<Thread>({ ...nothing });

const askMessages = (userId: string, before?: string) =>
  call(calls.getMessages, {
    params: { userId },
    query: { limit: String(limits.messages.page), ...(before ? { before } : {}) },
  });

/** Joins what was answered with what is here: what came since it was asked stays; a gap before it would be shown as none, so the older part goes. */
function join(answered: readonly Message[], page: string | null): void {
  const fresh = [...answered].reverse();
  const first = fresh[0]?.number ?? 0;
  const kept = thread.messages.filter(({ number = 0 }) => number < first);
  const isTogether = kept.length > 0 && (kept.at(-1)?.number ?? 0) === first - 1;
  const last = fresh.at(-1)?.number ?? 0;
  const newer = thread.messages.filter(({ number = 0 }) => number > last);
  thread.messages = [...(isTogether ? kept : []), ...fresh, ...newer].map((row) => ref(row));
  if (!isTogether) thread.next = page;
}

/** Shows how a conversation stands, whichever it is; not what was answered before somebody wrote again. */
function show(conversation: Conversation): void {
  const id = String(conversation._id);
  const isOpen = thread.userId === id;
  const { date = '' } = (isOpen ? thread.conversation : listedConversation(id)) ?? {};
  if ((conversation.date ?? '') < date) return;
  if (isOpen) thread.conversation = ref(conversation);
  placeConversation(conversation);
}

/** What is shown already stays. */
function fail(failure: Failure): void {
  if (thread.state !== 'loading') return;
  Object.assign(thread, { state: isMissing(failure) ? 'missing' : 'failed', error: failure.error });
}

/** Asks for the conversation and its newest messages. */
async function refresh(userId: string): Promise<void> {
  const isTimely = askOften(thread);
  const [conversation, messages] = await Promise.all([
    call(calls.getConversation, { params: { userId } }),
    askMessages(userId),
  ]);
  if (thread.userId !== userId) return;
  if (!conversation.ok) return fail(conversation);
  if (!messages.ok) return fail(messages);
  if (!isTimely()) return;
  join(messages.data ?? [], messages.envelope.page?.next ?? null);
  show(conversation.data);
  thread.state = 'ready';
}

/** Opens the conversation with a user; '' opens none. */
export async function openThread(userId: string): Promise<void> {
  const listed = listedConversation(userId);
  if (thread.userId !== userId || thread.state === 'failed') {
    beginAnew(thread);
    Object.assign(thread, {
      ...nothing,
      userId,
      state: userId ? 'loading' : 'none',
      conversation: listed ? ref(listed) : null,
    });
  }
  if (userId) await refresh(userId);
}

/** Puts older messages before those that are shown. */
export const loadOlderMessages = (): Promise<void> =>
  readOn(
    thread,
    (before) => askMessages(thread.userId, before),
    (older) => {
      thread.messages = [...older.toReversed().map((row) => ref(row)), ...thread.messages];
    },
  );

/** Whether a message is in the conversation that is shown, by whichever way it came. */
export const isWritten = (id: unknown): boolean => thread.messages.some(({ _id }) => _id === id);

/** Sends a message; sent again under the same `_id` it is written once. @returns the failure, or nothing */
export async function sendMessage(userId: string, body: MessageForm): Promise<Failure | undefined> {
  const outcome = await call(calls.sendMessage, { params: { userId }, body });
  // The answer may be lost, and the message come with what others write.
  if (!outcome.ok) return isWritten(body._id) ? undefined : outcome;
  const sent = outcome.data;
  if (thread.userId === userId && !isWritten(sent._id)) thread.messages = [...thread.messages, ref(sent)];
  await refreshConversation(userId);
  return undefined;
}

/** Everything that is shown has been seen. */
export async function markThreadRead(): Promise<void> {
  const { userId, conversation, messages } = thread;
  const number = messages.at(-1)?.number;
  if (!conversation?.unread || number === undefined) return;
  const outcome = await call(calls.readMessages, { params: { userId }, body: { number } });
  if (outcome.ok) show(outcome.data);
}

async function refreshConversation(userId: string): Promise<void> {
  const outcome = await call(calls.getConversation, { params: { userId } });
  if (outcome.ok) show(outcome.data);
}

/** Follows what others write and read, while the screen is open. @returns stops it */
export const followConversations = (): (() => void) =>
  onChanged('conversation', (id) => void (thread.userId === id ? refresh(id) : refreshConversation(id)));
