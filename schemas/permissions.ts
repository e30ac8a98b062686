// Who may do what: roles.json, and what follows from the collections.
import { rightsOf, type Permitted } from './collections.ts';
import { collections } from './generated/collections.ts';
import roles from './roles.json' with { type: 'json' };
import type { Permission } from './types.ts';

export const permissions: Readonly<Record<Permission, Permitted>> = {
  ...roles.permissions,
  ...(rightsOf(roles.collections, collections) as Record<Permission, Permitted>),
};
