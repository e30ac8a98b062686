// Who may do what: roles.json, and what follows from the collections.
import { rightsOf, type Permitted } from './collections.ts';
import { collections } from './generated/collections.ts';
import roles from './roles.json' with { type: 'json' };
import type { Permission } from './types.ts';

const { 'catalogues.read': readCatalogues, 'catalogues.edit': editCatalogues } = roles.permissions;

/** Whether a role may do more than another: the lower number (§6). */
export const isAbove = (role: number, other: number): boolean => role < other;

export const permissions: Readonly<Record<Permission, Permitted>> = {
  ...roles.permissions,
  ...(rightsOf(
    roles.collections,
    { read: readCatalogues, edit: editCatalogues, delete: editCatalogues },
    collections,
  ) as Record<Permission, Permitted>),
};
