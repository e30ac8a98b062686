// How users are changed, and how one comes in with what is theirs.
import type { User } from '#schemas/types.ts';
import { recordFound, type FoundKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { findUser, insertUser, lockUser, type Person, type Sight } from './queries.ts';

export const everything: Sight = { isMasked: false };

/** Users, as somebody of this sight is answered. */
export const userRows = (sight: Sight): FoundKind<User> => ({
  entity: 'user',
  label: 'This user',
  find: (db, id) => findUser(db, id, everything),
  lock: (tx, id) => lockUser(tx, id, everything),
  answered: ({ _id }, db) => findUser(db, String(_id), sight),
});

/** Adds a person who is not known yet. */
export async function ensureUser(tx: Transaction, person: Person): Promise<void> {
  if (!(await insertUser(tx, person))) return;
  await recordFound(tx, userRows(everything), { id: String(person._id), action: 'add', before: null });
}
