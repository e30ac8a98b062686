// §2 the boats: pages that go on, from the list call or, with a filter, from the filter's.
import { boatApproval } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import { personName } from '#schemas/person-name.ts';
import type { Boat, BoatFilterForm, User } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { rowsWanted } from './list-rows.ts';
import { createList } from './list.ts';

export const boats = createList<typeof calls.getAllBoats, Boat>({
  table,
  call: calls.getAllBoats,
  /** The label is that of both documents together. */
  select: (all, { labels, ...wanted }) =>
    rowsWanted(table, all, { ...wanted, labels: {} }).filter(
      ({ status }) => !labels['status'] || boatApproval(status) === labels['status'],
    ),
  ask: (query, { filter }) => {
    // The call has one order, and no word for it.
    const { sort: _, ...asked } = query ?? {};
    const parts = query ? { query: asked } : {};
    return filter
      ? call(calls.filterBoats, { body: filter as BoatFilterForm, ...parts })
      : call(calls.getAllBoats, parts);
  },
});

export const ownerName = ({ user }: Boat): string => personName(user);

/** The key of a boat's owner. Another server may name the owner by it alone, or answer null. */
export function ownerIdOf({ user }: { user?: unknown }): User['_id'] | undefined {
  return typeof user === 'string' || typeof user === 'number'
    ? user
    : ((user as Boat['user'])?._id ?? undefined);
}
