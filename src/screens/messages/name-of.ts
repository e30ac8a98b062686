import { personName } from '#schemas/person-name.ts';
import type { Conversation } from '#schemas/types.ts';

/** The name of the user of a conversation; without one their email or key. */
export const nameOf = ({ user, _id }: Conversation): string => personName(user, user?.email ?? String(_id));
