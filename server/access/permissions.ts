// What a role may do (schemas/roles.json).
import { permissions } from '#schemas/permissions.ts';
import { permissionToRefer } from '#schemas/references.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Admin, Permission } from '#schemas/types.ts';

/** The role that nobody is above (§6). */
export const fullAccess = Math.min(...roles.roles.map(({ id }) => id));

/** Whether an admin's role has a permission. */
export function may({ role }: Admin, permission: Permission): boolean {
  return permissions[permission].roles.includes(role ?? 0);
}

/** Whether an admin may see the rows of a list that something refers to. */
export function maySee(admin: Admin, list: string): boolean {
  const permission = permissionToRefer(list);
  return permission !== undefined && may(admin, permission);
}
