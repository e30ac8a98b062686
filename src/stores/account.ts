// Ours: the own account of the signed-in admin, its sessions, and who signed in to it.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { AccountForm, Admin, OwnPasswordForm, OwnSession, SignIn } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Failure, type Save } from '#src/api/call.ts';
import { upload } from '#src/api/upload.ts';
import { showOwn } from './session.ts';

interface Account {
  sessions: OwnSession[] | undefined;
  signIns: SignIn[] | undefined;
  /** Number of the last sign-in when older ones follow. */
  next: string | null;
  /** Why one of them could not be read. */
  error: Text | undefined;
}

export const account = proxy<Account>({
  sessions: undefined,
  signIns: undefined,
  next: null,
  error: undefined,
});

async function readSessions(): Promise<void> {
  const outcome = await call(calls.getSessions, {});
  if (outcome.ok) account.sessions = outcome.data;
  else account.error = outcome.error;
}

/** Reads the newest sign-ins, or those older than the number `before`. */
async function readSignIns(before?: string): Promise<void> {
  const outcome = await call(calls.getSignIns, before === undefined ? {} : { query: { before } });
  if (!outcome.ok) {
    account.error = outcome.error;
    return;
  }
  // Asked for twice, it has come already.
  if (before !== undefined && before !== account.next) return;
  account.signIns = [...(before === undefined ? [] : (account.signIns ?? [])), ...outcome.data];
  account.next = outcome.envelope.page?.next ?? null;
}

export async function loadAccount(): Promise<void> {
  account.error = undefined;
  await Promise.all([readSessions(), readSignIns()]);
}

export const readOlderSignIns = async (): Promise<void> =>
  account.next === null ? undefined : readSignIns(account.next);

export const saveAccount: Save<Admin, AccountForm> = async ({ version }, body) => {
  const outcome = await call(calls.saveAccount, { body, version });
  if (!outcome.ok) return outcome;
  showOwn(outcome.data);
  return undefined;
};

export const changePassword: Save<object, OwnPasswordForm> = async (_, body) => {
  const outcome = await call(calls.changePassword, { body });
  if (!outcome.ok) return outcome as Failure<object>;
  await loadAccount();
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
  if (!outcome.ok) return outcome;
  await readSessions();
  return undefined;
}
