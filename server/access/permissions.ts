// What a role may do (schemas/roles.json); a lower number may do more (§6).
import { permissions } from '#schemas/permissions.ts';
import type { Admin, Permission } from '#schemas/types.ts';

/** Whether an admin of role `giver` may make somebody of role `from` an admin of role `to`: never above their own. */
export const mayGiveRole = (giver: number, from: number | undefined, to: number): boolean =>
  to === from || to >= giver;

/** Whether an admin's role has a permission. */
export function may({ role }: Admin, permission: Permission): boolean {
  return permissions[permission].roles.includes(role ?? 0);
}
