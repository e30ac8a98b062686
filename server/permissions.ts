import roles from '#schemas/roles.json' with { type: 'json' };
import type { Admin, Permission } from '#schemas/types.ts';

/** Whether an admin's role has a permission (schemas/roles.json). */
export function may({ role }: Admin, permission: Permission): boolean {
  return roles.permissions[permission].roles.includes(role ?? 0);
}
