import { personName } from '#schemas/person-name.ts';
import type { Admin } from '#schemas/types.ts';

/** What an admin goes by: the whole name, else the email. A name that only says "admin" is none: the label beside it says that. */
export function profileName(admin: Pick<Admin, 'firstName' | 'lastName' | 'email'> | null): string {
  const name = personName(admin);
  return name === '' || name.toLowerCase() === 'admin' ? (admin?.email ?? name) : name;
}
