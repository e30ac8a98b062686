// §2 Users Overview: hosts and guests, the one that is open, and what is done to them.
import { calls } from '#schemas/calls.ts';
import { dayIn } from '#schemas/days.ts';
import form from '#schemas/forms/user.schema.json' with { type: 'json' };
import { definition as table } from '#schemas/generated/tables/users.js';
import { personName } from '#schemas/person-name.ts';
import type { User, UserForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';
import { announceChange } from './row-changes.ts';
import { requestFor, withEmptied } from './steps.ts';

export const userList = createList({ table, call: calls.getAllUsers });

export const openedUser = createOpenedRow<User>({
  entity: 'user',
  lists: [userList],
  fetchRow: (id) => call(calls.getUser, { params: { id } }),
  isWholeInList: true,
});

export const userName = (user: User): string => personName(user, user.email);

/** What the form starts with: a day is a day, however another server writes it; what is none is told by the form. */
export function editable(user: User): object {
  const known = Object.entries(user).filter(([, value]) => value !== null && value !== '');
  const { birthDay } = user;
  return { ...Object.fromEntries(known), ...(birthDay ? { birthDay: dayIn(birthDay) || birthDay } : {}) };
}

function saved(user: User, outcome: Outcome<unknown>, sent: Partial<User>): Failure<User> | undefined {
  // To the pickers alone: the list shows it already. Other servers announce nothing.
  announceChange('person', String(user._id), undefined);
  return openedUser.saved(user, outcome, sent);
}

export const saveUser: Save<User, UserForm> = async (user, value) => {
  const data = await withEmptied({ ...user }, Object.keys(form.properties), value);
  return saved(user, await call(calls.updateUser, { ...requestFor(user), body: { data } }), data);
};

/** Blocks with true, unblocks with false (§4). */
export const setBlocked: Save<User, boolean> = async (user, value) =>
  saved(user, await call(calls.blockUser, { ...requestFor(user), body: { value } }), {
    block: value,
  });
