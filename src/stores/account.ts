// Ours: the own account of the signed-in admin, its sessions, and who signed in to it.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { AccountForm, Admin, OwnPasswordForm, OwnSession, SignIn } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { isMissing, type Failure, type Save } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import { askAnew } from './late-answers.ts';
import { noPages, readNewest, readOlder, type Pages } from './older-pages.ts';
import { readOwn } from './own-account.ts';
import { showOwn } from './session.ts';

interface Account {
  sessions: OwnSession[] | undefined;
  signIns: Pages<SignIn>;
  /** Why the sessions could not be read. */
  error: Text | undefined;
}

export const account = proxy<Account>({ sessions: undefined, signIns: noPages(), error: undefined });

async function readSessions(): Promise<void> {
  const isAwaited = askAnew(account);
  const outcome = await call(calls.getSessions, {});
  if (!isAwaited()) return;
  if (outcome.ok) Object.assign(account, { sessions: outcome.data, error: undefined });
  else account.error = outcome.error;
}

const askSignIns = (page: { query?: { before: string } }) => call(calls.getSignIns, page);

export async function loadAccount(): Promise<void> {
  // Those of another account must not stand behind these.
  Object.assign(account, { error: undefined, signIns: noPages() });
  await Promise.all([readSessions(), readNewest(account.signIns, askSignIns)]);
}

export const readOlderSignIns = (): Promise<void> => readOlder(account.signIns, askSignIns);

export const saveAccount: Save<Admin, AccountForm> = async ({ version }, body) => {
  const outcome = await call(calls.saveAccount, { body, version });
  if (!outcome.ok) return outcome;
  showOwn(outcome.data);
  return undefined;
};

export const changePassword: Save<object, OwnPasswordForm> = async (_, body) => {
  const outcome = await call(calls.changePassword, { body });
  if (!outcome.ok) return outcome as Failure<object>;
  await Promise.all([readOwn(), loadAccount()]);
  return undefined;
};

export async function sendPicture(
  file: File,
  sending: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Failure | 'aborted' | undefined> {
  const outcome = await upload(calls.saveOwnPicture, { params: {}, file, ...sending });
  if (!outcome) return 'aborted';
  if (!outcome.ok) return outcome;
  showOwn(outcome.data);
  return undefined;
}

export async function removePicture(): Promise<Failure | undefined> {
  const outcome = await call(calls.deleteOwnPicture, {});
  if (!outcome.ok) return outcome;
  showOwn(outcome.data);
  return undefined;
}

/** Ends one session, or all but this one. */
export async function endSession(id?: string): Promise<Failure | undefined> {
  const outcome = await (id === undefined
    ? call(calls.endOtherSessions, {})
    : call(calls.endSession, { params: { id } }));
  // One that ended by itself meanwhile stands in the list no longer either.
  if (outcome.ok || isMissing(outcome)) await readSessions();
  return outcome.ok ? undefined : outcome;
}
