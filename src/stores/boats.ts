// §2 the boats: pages that go on, from the list call or, with a filter, from the filter's.
import { boatApproval } from '#machines/boat-approval.ts';
import { boatsCalls } from '#schemas/calls/boats.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { rowsWanted } from './list-rows.ts';
import { listWantedIn, type ListWanted } from './list-search.ts';
import { createList } from './list.ts';

export const boats = createList<typeof boatsCalls.getAllBoats, Boat>({
  table,
  call: boatsCalls.getAllBoats,
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
      ? call(boatsCalls.filterBoats, { body: filter as BoatFilterForm, ...parts })
      : call(boatsCalls.getAllBoats, parts);
  },
});

export const showBoats = (wanted: ListWanted): Promise<void> =>
  boats.load({ ...wanted, size: limits.page.default });

/** Asks for the boats that an address wants, before its screen is there. */
export const askBoats = (search: string): Promise<void> => showBoats(listWantedIn(table, search));

export const ownerName = ({ user }: Boat): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ');
