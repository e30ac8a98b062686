// The list of conversations: a page at a time, kept in order while messages arrive.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Conversation } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { beginAnew, readOn, nothingRead, type Paged } from './next-page.ts';

/** What is looked for, and what stands first. */
export interface ConversationSearch {
  text: string;
  sort: 'unread' | 'date';
}

interface ConversationList extends Paged {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  error: Text;
  rows: Conversation[];
}

export const conversations = proxy<ConversationList>({
  ...nothingRead,
  state: 'idle',
  error: '',
  rows: [],
});

let wanted: ConversationSearch = { text: '', sort: 'unread' };
/** Written while the first page is on its way, which may not hold them yet. */
let arrived: Conversation[] = [];

const ask = (after?: string) =>
  call(calls.getConversations, {
    query: {
      limit: String(limits.page.default),
      sort: wanted.sort,
      ...(wanted.text ? { q: wanted.text } : {}),
      ...(after ? { after } : {}),
    },
  });

/** Loads the first page of what is wanted. */
export async function loadConversations(search: ConversationSearch): Promise<void> {
  wanted = search;
  const isLast = beginAnew(conversations);
  conversations.state = 'loading';
  arrived = [];
  const outcome = await ask();
  if (!isLast()) return;
  if (!outcome.ok) return void Object.assign(conversations, { state: 'failed', error: outcome.error });
  const rows = (outcome.data ?? []).map((row) => ref(row));
  Object.assign(conversations, { state: 'ready', rows, next: outcome.envelope.page?.next ?? null });
  const isNews = ({ _id, date = '' }: Conversation): boolean =>
    date >= (listedConversation(String(_id))?.date ?? '');
  for (const row of arrived) if (isNews(row)) placeConversation(row);
}

function append(rows: readonly Conversation[]): void {
  const known = new Set(conversations.rows.map(({ _id }) => _id));
  const more = rows.filter(({ _id }) => !known.has(_id));
  conversations.rows = [...conversations.rows, ...more.map((row) => ref(row))];
}

/** Appends the next page. */
export const loadMoreConversations = (): Promise<void> => readOn(conversations, ask, append);

const nameOf = ({ user }: Conversation): string =>
  [user?.firstName, user?.lastName, user?.email].filter(Boolean).join(' ').toLowerCase();

const rank = ({ unread = 0 }: Conversation): number => (wanted.sort === 'unread' && unread > 0 ? 1 : 0);

/** Whether a conversation stands before another one. */
const isBefore = (row: Conversation, other: Conversation): boolean =>
  rank(row) === rank(other) ? String(row.date) >= String(other.date) : rank(row) > rank(other);

/**
 * Puts a conversation where it belongs now, when it is one of those that are looked for. One in which nothing new was
 * written keeps its place: it must not jump away from whoever has just opened it.
 */
export function placeConversation(row: Conversation): void {
  if (conversations.state === 'loading') arrived.push(row);
  if (conversations.state !== 'ready' || !row.date) return;
  if (!nameOf(row).includes(wanted.text.toLowerCase())) return;
  const rows = conversations.rows;
  const place = rows.findIndex(({ _id }) => _id === row._id);
  if (rows[place]?.date === row.date) {
    conversations.rows = rows.with(place, ref(row));
    return;
  }
  const others = rows.filter(({ _id }) => _id !== row._id);
  const next = others.findIndex((other) => isBefore(row, other));
  conversations.rows = others.toSpliced(next < 0 ? others.length : next, 0, ref(row));
}

/** The conversation with a user, when the list has it. */
export const listedConversation = (userId: string): Conversation | undefined =>
  conversations.rows.find(({ _id }) => String(_id) === userId);
