// Admins of other roles than the first one's: real ones, made by the first admin.
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { AdminForm } from '#schemas/types.ts';
import { signIn, type Api } from './api.ts';

/** Adds an admin of a role. @returns what they sign in with */
export async function addAdmin(
  role: number,
  firstName: string,
): Promise<{ email: string; password: string }> {
  const account = {
    email: `${firstName.toLowerCase()}-${randomUUID()}@quarterdeck.example`,
    password: 'a lamp for the harbour',
  };
  const chief = await signIn(inject('baseUrl'));
  await chief.addAdmin({ firstName, lastName: 'Lind', role: role as AdminForm['role'], ...account });
  return account;
}

/** Adds an admin of a role and signs in as them; their `storage` opens a tab. */
export const signInAs = async (role: number, firstName: string): Promise<Api> =>
  signIn(inject('baseUrl'), await addAdmin(role, firstName));

let support: Promise<Api> | undefined;

/** One of role 3, who may look and not change; the same one for all test files. */
export const signInSupport = (): Promise<Api> => (support ??= signInAs(3, 'Sam'));
