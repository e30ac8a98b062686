// Ours: one search over every noun and collection that the role may read. Each is searched as its own list searches itself.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import { foundIn, ofEach, ranked, searched, type Searched } from '#schemas/search.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Admin, Found } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import { bookingList } from '../bookings/queries.ts';
import { boatList } from '../boats/queries.ts';
import { collectionList } from '../collections/queries.ts';
import type { Database } from '../database/database.ts';
import { readPage, type ListConditions, type ListSource } from '../database/list-page.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { conditionsOf, orderOf } from '../http/lists.ts';
import { payoutList } from '../payouts/queries.ts';
import { refundList } from '../refunds/queries.ts';
import { reviewList } from '../reviews/queries.ts';
import { userList } from '../users/queries.ts';

const sources: Readonly<Record<string, (admin: Admin) => ListSource>> = {
  boat: () => boatList,
  user: (admin) => userList({ isMasked: !may(admin, 'users.identify') }),
  booking: () => bookingList,
  refund: () => refundList,
  payout: () => payoutList,
  review: () => reviewList,
};

type Row = { _id: string | number };

/** The row whose key was typed, and those of the list that is narrowed to what was typed. */
async function find(db: Database, admin: Admin, noun: Searched, q: string): Promise<Found[]> {
  const table = tables[noun.table as keyof typeof tables] as TableDefinition;
  const source = sources[noun.noun]?.(admin) ?? collectionList(noun.noun);
  const order = orderOf([table], source, undefined);
  const read = async (wanted: ListConditions): Promise<Row[]> =>
    JSON.parse(`[${(await readPage(db, source, wanted, { limit: ofEach, order })).text}]`) as Row[];
  const isKey: ListConditions = {
    words: [],
    searched: [],
    labels: [{ field: { sql: source.id, kind: 'text' }, equal: q }],
  };
  const [byKey, byWords] = await Promise.all([read(isKey), read(conditionsOf([table], source, { q }))]);
  const known = new Set(byKey.map(({ _id }) => _id));
  return [...byKey, ...byWords.filter(({ _id }) => !known.has(_id))].map((row) => foundIn(noun, row));
}

export function searchRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.findEverything, async ({ query: { q = '' }, session: { admin } }) => {
    const asked = searched.filter(({ permission }) => may(admin, permission));
    const found = await Promise.all(asked.map((noun) => find(db, admin, noun, q)));
    return {
      data: ranked(
        found.flatMap((each) => ranked(each, q).slice(0, ofEach)),
        q,
      ),
    };
  });
}
