// The own account as it is now: it is changed by other admins, in other browsers, and by calls that do not answer it.
import { isObject } from '#schemas/is-object.ts';
import type { Admin } from '#schemas/types.ts';
import { isOlder } from './row-changes.ts';
import { askSession, session, showOwn } from './session.ts';

export async function readOwn(): Promise<void> {
  const outcome = await askSession();
  const own = outcome.ok ? outcome.envelope['existingUser'] : undefined;
  if (isObject(own) && own['_id'] === session.admin?._id && !isOlder(own, session.admin))
    showOwn(own as unknown as Admin);
}

/** An account was changed: the own one is read again, unless it is shown so already. */
export async function followOwn(id: string, version: number): Promise<void> {
  if (id === session.admin?._id && isOlder(session.admin, { version })) await readOwn();
}
