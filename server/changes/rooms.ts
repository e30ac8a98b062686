// Who hears what: each alert goes to one room, each socket is in those of what it may hear.
import events from '#schemas/realtime.json' with { type: 'json' };
import type { Admin, Permission } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import type { Alert } from './queries.ts';

const wire: Record<string, string> = { ...events.listen, ...events.ours };
const reads = Object.entries(events.reads as Record<string, Permission>);
/** By the event: what an admin has to be allowed to read. Of an event that is not here every admin hears. */
const permissionFor = new Map(reads.map(([name, permission]) => [wire[name], permission]));

const admins = 'admins';
const readersOf = (permission: Permission): string => `${admins}:${permission}`;

/** Empty for what no room hears. */
export function roomOf({ audience, event }: Pick<Alert, 'audience' | 'event'>): string {
  const permission = permissionFor.get(event);
  if (audience === admins) return permission === undefined ? admins : readersOf(permission);
  if (audience.startsWith('admin:')) return audience;
  return audience.startsWith('user:') ? 'marketplace' : '';
}

/** The rooms of an admin. */
export const roomsOf = (admin: Admin): string[] => [
  admins,
  `admin:${admin._id}`,
  ...[...new Set(permissionFor.values())].filter((permission) => may(admin, permission)).map(readersOf),
];
