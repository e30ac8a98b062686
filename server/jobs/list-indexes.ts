// Which indexes the lists need: what their tables sort, filter and search by, what rows that something refers to are called, and
// which pictures they name.
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { tables } from '#schemas/generated/index.ts';
import { fieldOf, type TableDefinition } from '#schemas/table.ts';
import type { CollectionName } from '#schemas/types.ts';
import { boatList } from '../boats/queries.ts';
import { bookingList } from '../bookings/queries.ts';
import { pictureIndex } from '../collections/picture-queries.ts';
import type { Database } from '../database/database.ts';
import { makeIndexes, type Index } from '../database/indexes.ts';
import {
  hasTrigrams,
  lettersOf,
  keyIndex,
  orderedBy,
  orderIndex,
  sortKey,
  textIndex,
  attributeText,
  writtenNumber,
  type IndexedRows,
} from '../database/list-indexes.ts';
import type { ListSource } from '../database/list-source.ts';
import { kindOf, kindOfFilter } from '../http/lists.ts';
import { payoutList } from '../payouts/queries.ts';
import { reviewList } from '../reviews/queries.ts';
import { userList } from '../users/queries.ts';

interface IndexedList {
  rows: IndexedRows;
  /** The lists that show the rows. */
  lists: readonly TableDefinition[];
  /** Fields that are columns of their own, or of other tables. */
  own: Readonly<Record<string, unknown>>;
  /** Expressions that are searched together, by the text that they make. */
  texts: readonly (readonly string[])[];
  /** What rows are sorted by besides: columns of their own, and where other lists show them, their names. */
  orders: readonly string[];
}

const searchedIn = (...lists: TableDefinition[]): string[] => [
  ...new Set(lists.flatMap(({ search }) => search?.fields ?? [])),
];

/** What is searched of a list's own rows: fields that the source has of its own are named here. */
const near = (
  { fields }: ListSource,
  lists: TableDefinition[],
  own: Record<string, string>,
  attributes = 'attributes',
): string[] =>
  searchedIn(...lists)
    .filter((field) => !fields[field]?.elsewhere)
    .flatMap((field) => own[field] ?? (fields[field] ? [] : [attributeText(field, attributes)]));

/** Where rows keep fields that were added to their form beside the others. */
const addedToo = '(added || attributes)';

const nouns: IndexedList[] = [
  {
    rows: { table: 'users' },
    lists: [tables.users],
    own: userList({ isMasked: false }).fields,
    texts: [
      searchedIn(tables.users).map((field) => attributeText(field)),
      ['full_name(attributes)', attributeText('email'), '_id'],
      // Conversations are found by whom they are with.
      ['full_name(attributes)', attributeText('email')],
      ['full_name(attributes)'],
      [attributeText('email')],
    ],
    orders: [
      'boat_count',
      sortKey('_id'),
      sortKey('user_label(_id, attributes)'),
      sortKey('btrim(full_name(attributes))'),
    ],
  },
  {
    rows: { table: 'boats' },
    lists: [],
    own: {},
    texts: [
      ['search'],
      near(boatList, [tables.boats], {}),
      [attributeText('model'), '_id'],
      [attributeText('model')],
    ],
    orders: [
      sortKey('_id'),
      sortKey('boat_label(_id, attributes)'),
      sortKey(attributeText('model')),
      writtenNumber('size'),
      // Of each type by size: similar ones stand beside each other.
      `${attributeText('boattype')}, ${writtenNumber('size')}`,
    ],
  },
  {
    rows: { table: 'bookings' },
    lists: [tables.bookings, tables['guest-payments']],
    own: bookingList.fields,
    texts: [near(bookingList, [tables.bookings, tables['guest-payments']], { _id: '_id' }), ['_id']],
    orders: [sortKey('_id')],
  },
  {
    rows: { table: 'payouts' },
    lists: [],
    own: {},
    texts: [near(payoutList, [tables.payouts], { bookingId: 'booking_id' }, addedToo)],
    orders: [sortKey('booking_id'), 'cents', 'trip_start'],
  },
  {
    rows: { table: 'reviews' },
    lists: [],
    own: {},
    texts: [near(reviewList, [tables.reviews], { content: 'content' }, 'added')],
    orders: [],
  },
  {
    // Files name rows by their keys in any letters.
    rows: { table: 'collection_rows' },
    lists: [],
    own: {},
    texts: [],
    orders: [`collection, ${sortKey('_id')}`],
  },
];

function ofCollection(collection: CollectionName): IndexedList {
  const table: TableDefinition = tables[collection];
  const { label } = collections[collection];
  const searched = searchedIn(table).map((field) => (field === '_id' ? '_id' : attributeText(field)));
  return {
    rows: { table: 'collection_rows', collection },
    lists: [table],
    own: { _id: true, created: true },
    texts: [...(searched.length > 0 ? [searched] : []), [attributeText(label), '_id']],
    // Of a column that sorts by its letters it is the same one.
    orders: [sortKey(attributeText(label))],
  };
}

const sortedBy = ({ rows, lists, own }: IndexedList): Index[] =>
  lists.flatMap((table) =>
    table.columns
      .filter(({ sortable, field }) => sortable && !Object.hasOwn(own, field))
      .map(({ field, order }) => orderIndex({ ...rows, path: field, kind: kindOf(table, field), order })),
  );

const filteredBy = ({ rows, lists, own }: IndexedList): Index[] =>
  lists.flatMap((table) =>
    table.filters
      .filter((filter) => !filter.isMany && !Object.hasOwn(own, fieldOf(filter)))
      .map((filter) => keyIndex({ ...rows, path: fieldOf(filter), kind: kindOfFilter(table, filter) })),
  );

const noTrigrams =
  'The PostgreSQL server has no extension pg_trgm, or its user may not create it; searches read all rows until it is there.';
const noLetters = (encoding: string): string =>
  `The database has the encoding ${encoding} and knows no letters but A to Z: a search for "österreich" does not find "Österreich". Make it anew with the encoding UTF8 and LC_CTYPE C.UTF-8, or that of a language.`;

/** @returns what searches cannot do here, each in a sentence */
export async function prepareLists(db: Database): Promise<string[]> {
  const lists = [...nouns, ...collectionNames.map(ofCollection)];
  const isSearched = await hasTrigrams(db);
  const ofLists = lists.flatMap((list) => [
    ...sortedBy(list),
    ...filteredBy(list),
    ...list.orders.map((order) => orderedBy(list.rows, order)),
    ...(isSearched ? textIndex(list.rows, list.texts) : []),
  ]);
  await makeIndexes(db, [...ofLists, pictureIndex]);
  const { encoding, isKnown } = await lettersOf(db);
  return [...(isSearched ? [] : [noTrigrams]), ...(isKnown ? [] : [noLetters(encoding)])];
}
