// Ours: the second factor of the own account, while it is being set up. What is shown once is kept in memory only.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { FactorCodeForm, NewFactor, PasswordProofForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Save } from '#src/api/outcome.ts';
import { readOwn } from './own-account.ts';
import { session, showOwn } from './session.ts';

interface SecondFactor {
  /** Being set up: an app is to take it over. */
  pending: NewFactor | undefined;
  /** The recovery codes, to be written down. */
  codes: readonly string[] | undefined;
}

export const secondFactor = proxy<SecondFactor>({ pending: undefined, codes: undefined });

/** Forgets what was shown. */
export const hideSecrets = (): void =>
  void Object.assign(secondFactor, { pending: undefined, codes: undefined });

async function showFactor(isOn: boolean): Promise<void> {
  if (session.admin) showOwn({ ...session.admin, secondFactor: isOn });
  await readOwn();
}

export const startFactor: Save<object, PasswordProofForm> = async (_, body) => {
  const outcome = await call(calls.startSecondFactor, { body });
  if (!outcome.ok) return outcome;
  secondFactor.pending = outcome.data;
  return undefined;
};

export const confirmFactor: Save<object, FactorCodeForm> = async (_, body) => {
  const outcome = await call(calls.confirmSecondFactor, { body });
  if (!outcome.ok) return outcome;
  Object.assign(secondFactor, { pending: undefined, codes: outcome.data.codes });
  await showFactor(true);
  return undefined;
};

export const renewCodes: Save<object, PasswordProofForm> = async (_, body) => {
  const outcome = await call(calls.renewRecoveryCodes, { body });
  if (!outcome.ok) return outcome;
  secondFactor.codes = outcome.data.codes;
  await readOwn();
  return undefined;
};

export const removeFactor: Save<object, PasswordProofForm> = async (_, body) => {
  const outcome = await call(calls.removeOwnSecondFactor, { body });
  if (!outcome.ok) return outcome as Failure<object>;
  hideSecrets();
  await showFactor(false);
  return undefined;
};
