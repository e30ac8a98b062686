import type { Conversation } from '#schemas/types.ts';

/** The name of the user of a conversation; without one their email or key. */
export const nameOf = ({ user, _id }: Conversation): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.email ?? String(_id));
