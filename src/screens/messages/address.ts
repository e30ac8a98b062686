// What the screen shows, read from its address and written to it.
import { useLocation, useSearch } from 'wouter';
import { paths } from '#src/app/paths.ts';
import type { ConversationSearch } from '#src/stores/conversations.ts';

export const parts = ['conversations', 'push', 'automatic'] as const;
export type Part = (typeof parts)[number];

export interface MessagesAddress {
  part: Part;
  /** The user whose conversation is open, '' for none. */
  userId: string;
  search: ConversationSearch;
  hrefOf: (changes: Record<string, string>) => string;
  /** Goes there; with `replace` without a step in the history. */
  go: (changes: Record<string, string>, replace?: boolean) => void;
}

/** The address with some of its words changed; an empty word is left out. */
function hrefWith(search: string, changes: Record<string, string>): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const query = params.toString();
  return paths.messages + (query ? `?${query}` : '');
}

/** A part as it is at first: what another part's list was searched for is not wanted there. */
export const hrefOfPart = (part: Part): string =>
  paths.messages + (part === 'conversations' ? '' : `?part=${part}`);

export function useMessagesAddress(): MessagesAddress {
  const search = useSearch();
  const [, navigate] = useLocation();
  const params = new URLSearchParams(search);
  return {
    part: parts.find((part) => part === params.get('part')) ?? 'conversations',
    userId: params.get('user') ?? '',
    search: { text: params.get('q') ?? '', sort: params.get('sort') === 'date' ? 'date' : 'unread' },
    hrefOf: (changes) => hrefWith(search, changes),
    go: (changes, replace = false) => navigate(hrefWith(window.location.search, changes), { replace }),
  };
}
