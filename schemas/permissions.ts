// Who may do what: roles.json, and what follows from the collections.
import type { Permitted } from './collections.ts';
import { collectionRights } from './generated/collections.ts';
import roles from './roles.json' with { type: 'json' };
import type { Permission } from './types.ts';

export const permissions: Readonly<Record<Permission, Permitted>> = {
  ...roles.permissions,
  ...collectionRights,
};
