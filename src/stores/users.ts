// §2 Users Overview: hosts and guests, the one that is open, and what is done to them.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import type { User, UserForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Outcome, type Save } from '#src/api/call.ts';
import { onChanged } from './row-changes.ts';
import { createList } from './list.ts';
import { offers } from './meta.ts';

export const userList = createList({ table, call: calls.getAllUsers });

interface OpenedUser {
  state: 'none' | 'loading' | 'ready' | 'failed';
  error: Text;
  user: User | null;
}

export const openedUser = proxy<OpenedUser>({ state: 'none', error: '', user: null });

export const userName = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');

let wanted: string | undefined;

async function fetchUser(id: string): Promise<void> {
  const outcome = await call(calls.getUser, { params: { id } });
  if (wanted !== id) return;
  if (outcome.ok) showUser(outcome.data);
  else if (!openedUser.user) Object.assign(openedUser, { state: 'failed', error: outcome.error });
}

/** Opens a user: at once when the list has the row, otherwise asked for by the id. */
export async function openUser(id: string): Promise<void> {
  wanted = id;
  const known = userList.find(id);
  Object.assign(openedUser, {
    state: known ? 'ready' : 'loading',
    error: '',
    user: known ? ref(known) : null,
  });
  if (!known) await fetchUser(id);
}

export function closeUser(): void {
  wanted = undefined;
  Object.assign(openedUser, { state: 'none', error: '', user: null });
}

/** Shows a user as it is now, in the list and where it is open. */
export function showUser(user: User): void {
  userList.replace(user);
  if (wanted === String(user._id)) Object.assign(openedUser, { state: 'ready', user: ref(user) });
}

/** What the form starts with: a day is a day, whatever time another server adds to it. */
export function editable(user: User): object {
  const known = Object.entries(user).filter(([, value]) => value !== null && value !== '');
  const { birthDay } = user;
  return { ...Object.fromEntries(known), ...(birthDay ? { birthDay: birthDay.slice(0, 10) } : {}) };
}

const versionToSend = async ({ version }: User): Promise<number | undefined> =>
  (await offers('versions')) ? version : undefined;

/** The row after a change: what the server answered, otherwise what was sent. */
function settle(user: User, outcome: Outcome<unknown>, changes: Partial<User>): void {
  const answered = outcome.ok ? (outcome.data as User | null | undefined) : undefined;
  showUser(answered?._id === user._id ? answered : { ...user, ...changes });
}

export const saveUser: Save<User, UserForm> = async (user, data) => {
  const outcome = await call(calls.updateUser, {
    params: { id: String(user._id) },
    body: { data },
    version: await versionToSend(user),
  });
  if (!outcome.ok) return outcome;
  settle(user, outcome, data);
  return undefined;
};

/** Blocks with true, unblocks with false (§4). */
export const setBlocked: Save<User, boolean> = async (user, value) => {
  const outcome = await call(calls.blockUser, {
    params: { id: String(user._id) },
    body: { value },
    version: await versionToSend(user),
  });
  if (!outcome.ok) return outcome;
  settle(user, outcome, { block: value });
  return undefined;
};

onChanged('user', (id, version) => {
  const shown = userList.find(id) ?? openedUser.user;
  if (!shown || String(shown._id) !== id || shown.version === version) return;
  void call(calls.getUser, { params: { id } }).then((outcome) => {
    if (outcome.ok) showUser(outcome.data);
  });
});
