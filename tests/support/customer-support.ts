// An admin of role 3, who may look and not change: a real one, made by the first admin.
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { signIn, type Api } from './api.ts';

/** Adds the admin and signs in as them; their `storage` opens a tab. */
export async function signInSupport(firstName = 'Sam'): Promise<Api> {
  const baseUrl = inject('baseUrl');
  const account = {
    email: `${firstName.toLowerCase()}-${randomUUID()}@quarterdeck.example`,
    password: 'quarterdeck-support',
  };
  const chief = await signIn(baseUrl);
  await chief.addAdmin({ firstName, lastName: 'Lind', role: 3, ...account });
  return signIn(baseUrl, account);
}
