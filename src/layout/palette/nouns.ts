// What the palette finds by name or id: each noun by the call of its list, and only where the role may read it.
import type { Call } from '#schemas/calls.ts';
import { boatsCalls } from '#schemas/calls/boats.ts';
import { bookingsCalls } from '#schemas/calls/bookings.ts';
import { payoutsCalls } from '#schemas/calls/payouts.ts';
import { peopleCalls } from '#schemas/calls/people.ts';
import { refundsCalls } from '#schemas/calls/refunds.ts';
import { definition as boatTable } from '#schemas/generated/tables/boats.js';
import { definition as bookingTable } from '#schemas/generated/tables/bookings.js';
import { definition as payoutTable } from '#schemas/generated/tables/payouts.js';
import { definition as refundTable } from '#schemas/generated/tables/refunds.js';
import { definition as userTable } from '#schemas/generated/tables/users.js';
import type { TableDefinition } from '#schemas/table.ts';
import type { Permission } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { paths } from '#src/app/paths.ts';
import { boats, ownerName } from '#src/stores/boats.ts';
import { bookings } from '#src/stores/bookings.ts';
import { rowsWanted } from '#src/stores/list-rows.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { offersPages } from '#src/stores/meta.ts';
import { payouts } from '#src/stores/payouts.ts';
import { refunds } from '#src/stores/refunds.ts';
import { refusal } from '#src/stores/refusals.ts';
import { userList, userName } from '#src/stores/users.ts';

const mostOfEach = 5;

export interface Found {
  noun: string;
  id: string;
  title: string;
  detail: string;
}

export interface Noun {
  name: string;
  title: string;
  icon: string;
  /** The address of one, without its id. */
  path: string;
  isReadable: () => boolean;
  find: (text: string) => Promise<Found[]>;
}

interface Described<Row extends ListRow> {
  name: string;
  icon: string;
  path: string;
  table: TableDefinition;
  call: Call & { permission: Permission };
  list: List<Row>;
  describe: (row: Row) => readonly [title: Row['_id'] | undefined, ...details: (string | undefined)[]];
}

/** Names that begin as typed come first; among equals the order of the list stays. */
const ranked = (found: Found[], text: string): Found[] => {
  const wanted = text.toLowerCase();
  const rank = ({ id, title }: Found): number =>
    id.toLowerCase() === wanted ? 0 : title.toLowerCase().startsWith(wanted) ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
};

function nounOf<Row extends ListRow>(noun: Described<Row>): Noun {
  const { name, icon, path, table, list, describe } = noun;
  const foundOf = (row: Row): Found => {
    const [title, ...details] = describe(row);
    const id = String(row._id);
    return { noun: name, id, title: String(title || id), detail: details.filter(Boolean).join(' · ') };
  };
  async function rowsFor(text: string): Promise<readonly Row[]> {
    if (!(await offersPages(table.call)))
      return rowsWanted(table, list.state.rows, {
        text,
        labels: {},
        sort: table.sort,
        page: 1,
        size: mostOfEach,
      });
    const outcome = await call(noun.call as Call, { query: { q: text, limit: String(mostOfEach) } });
    return outcome.ok && Array.isArray(outcome.data) ? (outcome.data as Row[]) : [];
  }
  return {
    name,
    icon,
    path,
    title: table.title,
    isReadable: () => refusal(noun.call.permission) === undefined,
    find: async (text) => ranked((await rowsFor(text)).map(foundOf), text).slice(0, mostOfEach),
  };
}

export const nouns: readonly Noun[] = [
  nounOf({
    name: 'boat',
    icon: 'boat',
    path: paths.boat,
    table: boatTable,
    call: boatsCalls.getAllBoats,
    list: boats,
    describe: (boat) => [boat.model, ownerName(boat), boat.location1],
  }),
  nounOf({
    name: 'user',
    icon: 'people',
    path: paths.users,
    table: userTable,
    call: peopleCalls.getAllUsers,
    list: userList,
    describe: (user) => [userName(user), user.email],
  }),
  nounOf({
    name: 'booking',
    icon: 'calendar',
    path: paths.bookings,
    table: bookingTable,
    call: bookingsCalls.getAllBookings,
    list: bookings,
    describe: ({ _id, guestName, boatName }) => [_id, guestName, boatName],
  }),
  nounOf({
    name: 'refund',
    icon: 'refund',
    path: paths.refund,
    table: refundTable,
    call: refundsCalls.getRefunds,
    list: refunds,
    describe: ({ bookingId, guestName, boatName }) => [bookingId, guestName, boatName],
  }),
  nounOf({
    name: 'payout',
    icon: 'payout',
    path: paths.sales,
    table: payoutTable,
    call: payoutsCalls.getPayouts,
    list: payouts,
    describe: ({ bookingId, hostName, boatName }) => [bookingId, hostName, boatName],
  }),
];
