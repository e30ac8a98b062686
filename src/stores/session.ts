// §4: who is signed in. The machine says where the session is; the token and the user live in local storage.
import { proxy } from 'valtio';
import type { SessionEvent, SessionState } from '#machines/session.machine.ts';
import { calls } from '#schemas/calls.ts';
import { isObject } from '#schemas/is-object.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Admin, LoginForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { isRefused, type Failure } from '#src/api/outcome.ts';
import { hangUp } from '#src/api/socket.ts';
import { forgetKeys, inTab, onOtherTab, recalled, remember, remembered } from '#src/browser/storage.ts';
import type { SessionActor } from './session-actor.ts';
import { offers } from './meta.ts';
import { clearToasts, hush } from './toasts.ts';
import { forgetUnsaved } from './unsaved.ts';

const keys = { token: 'token', user: 'user' } as const;
/** Under it a tab remembers whose work it holds. */
const owner = 'owner';
/** The machine is loaded with the first event: the login page shows without it. */
let actor: Promise<SessionActor> | undefined;

interface SessionStore {
  state: SessionState;
  admin: Admin | null;
  /** Whether there is a token that has not been refused: enough to show the shell while it is checked. */
  hasToken: boolean;
  /** Whether the last session was ended elsewhere: by the server, or in another tab. */
  hasEnded: boolean;
  /** Number of the last alert before the answer that signed in; other servers do not say. */
  lastAlert?: number | undefined;
}

export const token = (): string | null => remembered(keys.token);

/** The same, asked of the storage itself. */
export const hasToken = (): boolean => token() !== null;

/** Whoever was signed in at the last visit; nobody where something else is kept in their place. */
function lastAdmin(): Admin | null {
  const kept = recalled(keys.user);
  return isObject(kept) ? (kept as unknown as Admin) : null;
}

export const session: SessionStore = proxy({
  state: 'signedOut',
  admin: lastAdmin(),
  // §4 The token alone marks an admin who is signed in.
  hasToken: hasToken(),
  hasEnded: false,
});

async function send(type: SessionEvent['type']): Promise<void> {
  actor ??= import('./session-actor.ts').then(
    ({ startSession }) => startSession(session),
    (error: unknown) => {
      // It is loaded again with the next try.
      actor = undefined;
      session.state = 'signedOut';
      throw error;
    },
  );
  (await actor).send({ type });
}

function forget(hasEnded: boolean): void {
  forgetKeys([keys.token, keys.user]);
  // What was said to one is not for whoever comes next.
  clearToasts();
  Object.assign(session, { admin: null, hasToken: false, hasEnded });
}

/** The server refused a token. One of an earlier session says nothing of this one. */
export function dropToken(refused: string | null): void {
  if (refused !== token()) return;
  // Where nobody was signed in any more, what it was ended by stays said. Whoever signed out did so in another tab.
  forget(session.hasEnded || session.hasToken);
  // Whoever is signing in meanwhile has not been answered.
  if (session.state === 'signingIn') return;
  // What fails by it is no second thing to be told of.
  hush();
  void send('refused');
}

let asked: ReturnType<typeof askSession> | undefined;

/** Holds the token against the protected call; one that is refused ends its session. */
export const askSession = () => call(calls.checkSession, {});

/** Asks ahead of the first rows: what changes after those were read is after the alerts that the answer knows. */
export function askAhead(): void {
  asked = askSession();
}

/** Holds the stored token against the protected call; a refusal clears token and user. */
export async function checkSession(): Promise<boolean> {
  // An answer is of the token it was asked with.
  const ahead = asked;
  asked = undefined;
  const held = token();
  if (held === null) return false;
  await send('check');
  const outcome = await (ahead ?? askSession());
  // Signed out, or signing in, while the answer was on its way.
  if (token() !== held || session.state !== 'checking') return session.state === 'signedIn';
  if (outcome.ok) {
    const { existingUser, alerts } = outcome.envelope;
    if (isObject(existingUser)) takeIn(existingUser as unknown as Admin, alerts);
    await send('accepted');
    if (session.admin) handOver(session.admin);
    return true;
  }
  // A server in trouble says nothing of the token.
  if (isRefused(outcome)) dropToken(held);
  else await send('unreachable');
  return false;
}

/** Checks the stored token, and again as long as the server cannot be asked: without an answer there are no alerts. */
export async function confirmSession(): Promise<void> {
  await checkSession();
  if (session.state === 'unconfirmed')
    setTimeout(() => void confirmSession(), limits.session.checkAgainSeconds * 1000);
}

/** Takes in who is signed in. Some servers answer with the whole row of §3: its password is nothing to keep. */
function takeIn({ password: _secret, ...admin }: Admin & { password?: unknown }, lastAlert: unknown): void {
  const known = typeof lastAlert === 'number' ? lastAlert : undefined;
  Object.assign(session, { admin, lastAlert: known, hasEnded: false });
  remember(keys.user, JSON.stringify(admin));
}

/** Shows the own account as it was saved; its preferences, which are answered to who signs in alone, stay. */
export function showOwn(admin: Admin): void {
  const { preferences } = session.admin ?? {};
  session.admin = { ...(preferences ? { preferences } : {}), ...admin };
  remember(keys.user, JSON.stringify(session.admin));
}

/** Shows this browser as the admin has chosen it elsewhere. */
async function showChoices(admin: Admin | null): Promise<void> {
  if (!admin?.preferences) return;
  const { showPreferences } = await import('./show-preferences.ts');
  await showPreferences(admin.preferences, admin._id);
}

/** What somebody else has seen and typed is in this tab still, and whoever signs in after them may see less. */
function handOver({ _id, email }: Admin): void {
  // A server that does not say who signs in leaves the email alone.
  const next = String(_id || email);
  const before = remembered(owner, inTab);
  remember(owner, next, inTab);
  if (before === null || before === next) return;
  forgetUnsaved();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
  // Nor are they led to where the other one was.
  history.replaceState(null, '');
  window.location.reload();
}

/** All tabs call with one token: this one does not go on for somebody who signs out, or is followed, in another. */
export function followOtherTabs(): void {
  if (session.admin) handOver(session.admin);
  onOtherTab(keys.user, () => {
    const admin = lastAdmin();
    if (!hasToken()) dropToken(null);
    else if (admin) handOver(admin);
  });
}

/** A server that wants a code of a second factor says so by the field that its refusal belongs to. */
const asksCode = ({ kind, sort }: Failure): boolean => kind === 'refused' && sort === 'code';

/** Signs in with what §5 has already found valid. @returns the failure, or nothing when it worked */
export async function signIn({
  email,
  password,
  remember: stay,
  code,
}: LoginForm): Promise<Failure | undefined> {
  // At once: the machine may still be loaded.
  session.state = 'signingIn';
  await send('signIn');
  const query = {
    ...(stay && (await offers('remember')) ? { remember: 'true' } : {}),
    ...(code ? { code } : {}),
  };
  const outcome = await call(calls.login, { params: { email, password }, query });
  const issued = outcome.ok ? outcome.envelope['token'] : undefined;
  if (outcome.ok && typeof issued === 'string') {
    remember(keys.token, issued);
    session.hasToken = true;
    const { existingUser, alerts } = outcome.envelope;
    takeIn((isObject(existingUser) ? existingUser : { _id: '', email }) as unknown as Admin, alerts);
    await showChoices(session.admin).catch(() => undefined);
    await send('accepted');
    if (session.admin) handOver(session.admin);
    return undefined;
  }
  if (outcome.ok) {
    await send('unreachable');
    return { ok: false, kind: 'unreachable', status: 200, error: messages.failure.generic };
  }
  await send(asksCode(outcome) ? 'codeAsked' : outcome.kind);
  return outcome;
}

/** Goes back to name and password. */
export const giveUpCode = (): Promise<void> => send('signOut');

/** Our own server closes the session of a token as soon as it hears of it. */
async function closeSession(left: string): Promise<void> {
  if (await offers('signOut')) await call(calls.signOut, { token: left });
}

/** Removes the token and clears the user at once, however long the server takes. */
export async function signOut(): Promise<void> {
  // Before the server hangs up, which would be a failed request of the channel.
  hangUp();
  const left = token();
  forget(false);
  await send('signOut');
  if (left !== null) void closeSession(left);
}
