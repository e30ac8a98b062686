// §2 the admin accounts, and what is done to them. A password goes out only where one was typed.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { personName } from '#schemas/person-name.ts';
import type { Admin, AdminForm, AdminRowForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Save } from '#src/api/outcome.ts';
import { askAnew } from './late-answers.ts';
import { answeredRow } from './row-changes.ts';
import { requestFor, withEmptied } from './steps.ts';

interface Admins {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  error: Text;
  rows: Admin[];
}

export const admins = proxy<Admins>({ state: 'idle', error: '', rows: [] });

export const adminName = (admin: Admin): string => personName(admin, admin.email);

/** What the form of a row starts with; never a password, whatever a server answers. */
export const editable = (admin: Admin): object =>
  Object.fromEntries(
    Object.entries(admin).filter(([key, value]) => key !== 'password' && value !== null && value !== ''),
  );

/**
 * Loads the list; one that is shown stays until the new one is here.
 * @param isOld what is shown is known to lack something, so that it is said where it stays
 */
export async function loadAdmins(
  isOld = admins.state !== 'ready' || admins.rows.length === 0,
): Promise<void> {
  if (admins.state !== 'ready') admins.state = 'loading';
  const isAwaited = askAnew(admins);
  const outcome = await call(calls.getAdmins, {});
  if (!isAwaited()) return;
  if (!outcome.ok) {
    if (isOld) Object.assign(admins, { state: 'failed', error: outcome.error });
    return;
  }
  const rows = Array.isArray(outcome.data) ? outcome.data : [];
  Object.assign(admins, { state: 'ready', rows: rows.map((row) => ref(row)) });
}

/** Shows a row as somebody else saved it. */
export function showAdmin(admin: Admin): void {
  admins.rows = admins.rows.map((row) => (row._id === admin._id ? ref(admin) : row));
}

export const addAdmin: Save<unknown, AdminForm> = async (_, data) => {
  const outcome = await call(calls.addAdmin, { body: { data } });
  if (!outcome.ok) return outcome;
  await loadAdmins(true);
  return undefined;
};

export const saveAdmin: Save<Admin, AdminRowForm> = async (admin, { password, ...typed }) => {
  const values = await withEmptied({ ...admin }, ['lastName'], typed);
  const outcome = await call(calls.updateAdmin, {
    params: { _id: String(admin._id) },
    body: { data: password ? { ...values, password } : values },
    version: admin.version,
  });
  if (!outcome.ok) return outcome;
  showAdmin(answeredRow(admin, outcome.data) ?? { ...admin, ...values });
  return undefined;
};

export const removeAdmin: Save<Admin, unknown> = async (admin) => {
  const outcome = await call(calls.deleteAdmin, requestFor(admin));
  if (!outcome.ok) return outcome as Failure<Admin>;
  admins.rows = admins.rows.filter(({ _id }) => _id !== admin._id);
  return undefined;
};

export const removeSecondFactor: Save<Admin, unknown> = async (admin) => {
  const outcome = await call(calls.removeSecondFactor, requestFor(admin));
  if (!outcome.ok) return outcome;
  showAdmin(outcome.data);
  return undefined;
};

/** Another admin changed an account: the list that is shown follows. */
export async function refreshAdmins(): Promise<void> {
  if (admins.state === 'ready') await loadAdmins();
}
