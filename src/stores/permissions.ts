import { permissions } from '#schemas/permissions.ts';
import { refusalOf } from '#schemas/refusals.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { FilledText } from '#schemas/text.ts';
import type { Permission } from '#schemas/types.ts';

/** Whether a role is to have a second factor; another server's roles are another server's business. */
export const demandsFactor = (role: number | undefined): boolean =>
  roles.roles.some(({ id, demandsSecondFactor }) => id === role && demandsSecondFactor);

/** Why a role may not do something; a role that roles.json does not know is another server's business. */
export function refusalFor(role: number | undefined, permission: Permission): FilledText | undefined {
  const { roles: allowed } = permissions[permission];
  const isKnown = roles.roles.some(({ id }) => id === role);
  return !isKnown || allowed.includes(role ?? 0) ? undefined : refusalOf(permission);
}
