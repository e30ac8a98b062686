// What the palette finds by name or id: by one call where the server has it, otherwise in what the client has loaded.
import { calls } from '#schemas/calls.ts';
import { collections } from '#schemas/generated/collections.ts';
import { definition as boatTable } from '#schemas/generated/tables/boats.js';
import { definition as bookingTable } from '#schemas/generated/tables/bookings.js';
import { definition as payoutTable } from '#schemas/generated/tables/payouts.js';
import { definition as refundTable } from '#schemas/generated/tables/refunds.js';
import { definition as reviewTable } from '#schemas/generated/tables/reviews.js';
import { definition as userTable } from '#schemas/generated/tables/users.js';
import { foundIn, ofEach, ranked, searched } from '#schemas/search.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Text } from '#schemas/text.ts';
import type { CollectionName, Found } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { boats } from '#src/stores/boats.ts';
import { bookings } from '#src/stores/bookings.ts';
import { rowsWanted } from '#src/stores/list-rows.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { offers } from '#src/stores/meta.ts';
import { payouts } from '#src/stores/payouts.ts';
import { refunds } from '#src/stores/refunds.ts';
import { refusal } from '#src/stores/refusals.ts';
import { reviewList } from '#src/stores/reviews.ts';
import { userList } from '#src/stores/users.ts';

interface Loaded {
  table: TableDefinition;
  list: Pick<List<ListRow>, 'state'>;
}

const loaded: Readonly<Record<string, Loaded>> = {
  boat: { table: boatTable, list: boats },
  user: { table: userTable, list: userList },
  booking: { table: bookingTable, list: bookings },
  refund: { table: refundTable, list: refunds },
  payout: { table: payoutTable, list: payouts },
  review: { table: reviewTable, list: reviewList },
};

export interface Noun {
  name: string;
  title: string;
  icon: string;
  /** The address of one, without its id. */
  path: string;
  isReadable: () => boolean;
}

export const nouns: readonly Noun[] = searched.map(({ noun, path, icon, permission }) => ({
  name: noun,
  title: loaded[noun]?.table.title ?? collections[noun as CollectionName].title,
  icon,
  path,
  isReadable: () => refusal(permission) === undefined,
}));

/** Some of the rows of each noun that the client has. */
const inLoaded = (text: string): Found[] =>
  searched.flatMap((noun) => {
    const known = loaded[noun.noun];
    if (!known || refusal(noun.permission) !== undefined) return [];
    const { table, list } = known;
    const wanted = { text, labels: {}, sort: table.sort, page: 1, size: ofEach };
    const rows = rowsWanted(table, list.state.rows, wanted);
    return ranked(
      rows.map((row) => foundIn(noun, row)),
      text,
    ).slice(0, ofEach);
  });

/** What is called so, of every noun; the best first. */
export async function findEverywhere(text: string): Promise<{ found: readonly Found[]; error?: Text }> {
  if (!(await offers('search'))) return { found: ranked(inLoaded(text), text) };
  const outcome = await call(calls.findEverything, { query: { q: text } });
  return outcome.ok ? { found: outcome.data } : { found: [], error: outcome.error };
}
