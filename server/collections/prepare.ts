// At each start: the indexes that the lists of collections need, the rows of a demonstration, and a word about rows that no collection has any more.
import { firstState } from '#machines/collection.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import { demoRows } from '#schemas/generated/demo-rows.ts';
import { tables } from '#schemas/generated/index.ts';
import { fieldOf, type TableDefinition } from '#schemas/table.ts';
import type { CollectionName } from '#schemas/types.ts';
import type { Database } from '../database/database.ts';
import { kindOf } from '../http/lists.ts';
import { statusOf } from './row-kind.ts';
import {
  countCollections,
  countStates,
  indexCollections,
  seedCollection,
  startRows,
  type FilteredField,
} from './queries.ts';

const names = Object.keys(collections) as CollectionName[];

/** What is sorted by a column of its own has an index already. */
const ownColumns = ['created', '_id'];

/** @returns a sentence for each collection, and each state, whose rows are kept though it is configured no more */
export async function prepareCollections(db: Database): Promise<string[]> {
  const sorted = names.flatMap((collection) =>
    tables[collection].columns
      .filter(({ sortable, field }) => sortable && !ownColumns.includes(field))
      .map(({ field: path }) => ({ collection, path, kind: kindOf(tables[collection], path) })),
  );
  const filtered = names.flatMap((collection) =>
    (tables[collection] as TableDefinition).filters
      .filter((filter) => !filter.isMany && !ownColumns.includes(fieldOf(filter)))
      .map((filter): FilteredField => {
        const kind = filter.kind === 'numberRange' ? 'number' : 'text';
        return { collection, path: fieldOf(filter), kind };
      }),
  );
  await indexCollections(db, sorted, filtered);
  const left = [...(await countCollections(db))].filter(([name]) => !names.some((known) => known === name));
  return [
    ...left.map(
      ([name, count]) =>
        `The collection "${name}" is not configured any more; its ${count} rows are kept, and shown again once schemas/collections/${name}.collection.json is back.`,
    ),
    ...(await prepareStates(db)),
  ];
}

/** Gives rows that were there before their machine its first state. @returns a sentence for each state that no machine has */
async function prepareStates(db: Database): Promise<string[]> {
  const told: string[] = [];
  for (const [name, machine] of Object.entries(collectionMachines)) {
    await startRows(db, name, firstState(machine));
    for (const [state, count] of await countStates(db, name))
      if (!Object.hasOwn(machine.states, state))
        told.push(
          `${count} rows of the collection "${name}" are in the state "${state}", which machines/${name}.machine.ts does not have; they stay in it until the state is back.`,
        );
  }
  return told;
}

/** Stores the demo rows of each collection, once: what was deleted since stays deleted. */
export async function seedCollections(db: Database): Promise<void> {
  for (const name of names) {
    const rows = demoRows[name] ?? [];
    await seedCollection(
      db,
      name,
      rows.map((row) => ({ ...row, ...statusOf(name) })),
    );
  }
}
