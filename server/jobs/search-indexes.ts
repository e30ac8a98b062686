// Which texts of which rows are searched: what the lists say, and what rows that something refers to are called.
import { collections } from '#schemas/generated/collections.ts';
import { tables } from '#schemas/generated/index.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { CollectionName } from '#schemas/types.ts';
import { bookingList } from '../bookings/queries.ts';
import type { Database } from '../database/database.ts';
import type { ListSource } from '../database/list-page.ts';
import { indexTexts, textOf, type TextIndex } from '../database/text-indexes.ts';
import { payoutList } from '../payouts/queries.ts';

const fieldsOf = (...lists: TableDefinition[]): string[] => [
  ...new Set(lists.flatMap(({ search }) => search?.fields ?? [])),
];

/** What is searched of a list's own rows: fields that the source has of its own are named here. */
const near = ({ fields }: ListSource, lists: TableDefinition[], own: Record<string, string>): string[] =>
  fieldsOf(...lists)
    .filter((field) => !fields[field]?.elsewhere)
    .flatMap((field) => own[field] ?? (fields[field] ? [] : [textOf(field)]));

const nouns: TextIndex[] = [
  {
    table: 'users',
    texts: [
      fieldsOf(tables.users).map(textOf),
      ['full_name(attributes)', textOf('email'), '_id'],
      ['full_name(attributes)'],
      [textOf('email')],
    ],
    called: 'user_label(_id, attributes)',
  },
  {
    table: 'boats',
    texts: [['search'], [textOf('model'), '_id'], [textOf('model')]],
    called: 'boat_label(_id, attributes)',
  },
  {
    table: 'bookings',
    texts: [near(bookingList, [tables.bookings, tables['guest-payments']], { _id: '_id' }), ['_id']],
    called: '_id',
  },
  {
    table: 'payouts',
    texts: [
      near(payoutList, [tables.payouts], { bookingId: 'booking_id' }).map((text) =>
        text.replace('(attributes', '((added || attributes)'),
      ),
    ],
  },
];

function ofCollection(collection: CollectionName): TextIndex {
  const table: TableDefinition = tables[collection];
  const { label } = collections[collection];
  const isSorted = table.columns.some(({ field, sortable }) => sortable && field === label);
  const searched = fieldsOf(table).map((field) => (field === '_id' ? '_id' : textOf(field)));
  return {
    table: 'collection_rows',
    collection,
    texts: [...(searched.length > 0 ? [searched] : []), [textOf(label), '_id']],
    // A column that sorts has such an index already.
    ...(isSorted ? {} : { called: textOf(label) }),
  };
}

/** @returns a sentence where texts cannot be searched by index */
export async function prepareSearch(db: Database): Promise<string[]> {
  const ofCollections = (Object.keys(collections) as CollectionName[]).map(ofCollection);
  if (await indexTexts(db, [...nouns, ...ofCollections])) return [];
  return [
    'The PostgreSQL server has no extension pg_trgm, or its user may not create it; searches read all rows until it is there.',
  ];
}
