// At each start: the first states of rows, those of a demonstration, and a word about rows that no collection has any more.
import { firstState } from '#machines/collection.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import { demoRows } from '#schemas/generated/demo-rows.ts';
import type { Database } from '../database/database.ts';
import { statusOf } from './row-kind.ts';
import { countCollections, countStates, seedCollection, startRows } from './queries.ts';

/** @returns a sentence for each collection, and each state, whose rows are kept though it is configured no more */
export async function prepareCollections(db: Database): Promise<string[]> {
  const left = [...(await countCollections(db))].filter(
    ([name]) => !collectionNames.some((known) => known === name),
  );
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
  for (const name of collectionNames) {
    const rows = demoRows[name] ?? [];
    await seedCollection(
      db,
      name,
      rows.map((row) => ({ ...row, ...statusOf(name) })),
    );
  }
}
