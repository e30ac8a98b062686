// What a role may do (schemas/roles.json).
import { permissions } from '#schemas/permissions.ts';
import type { Admin, Permission } from '#schemas/types.ts';

/** Whether an admin's role has a permission. */
export function may({ role }: Admin, permission: Permission): boolean {
  return permissions[permission].roles.includes(role ?? 0);
}
