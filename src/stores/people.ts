// Hosts and guests to choose from: asked by name or email of a server that searches, otherwise looked for in all of them.
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import { listOf } from '#schemas/row-values.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { User } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { isMissing } from '#src/api/outcome.ts';
import { askAnew, untilAskedAnew } from './late-answers.ts';
import { rowsWanted } from './list-rows.ts';
import { listQueryOf, listWantedIn, type ListWanted } from './list-search.ts';
import { offersPages } from './meta.ts';
import { isRow } from './opened-row.ts';
import { onChanged } from './row-changes.ts';

const { most } = limits.suggestions;
/** A search of users also looks into city, country and number: nobody is chosen by those. */
const byName: TableDefinition = {
  ...table,
  search: { title: '', fields: ['firstName', 'lastName', 'email'] },
};
const known = new Map<string, User>();
/** Everybody, from a server that does not search. */
let everybody: Promise<readonly User[]> | undefined;

/** Somebody has changed, or is new, and is asked for again. */
function forget(id: string): void {
  askAnew(known);
  known.delete(id);
  everybody = undefined;
}
onChanged('user', forget);
onChanged('person', forget);

/** Begins before somebody is asked for. @returns keeps who was answered, unless anybody has changed since */
function learning(): (people: readonly User[]) => void {
  const isAsNow = untilAskedAnew(known);
  return (people) => {
    if (isAsNow()) for (const person of people) known.set(String(person._id), person);
  };
}

async function ask(query?: Record<string, string>): Promise<readonly User[]> {
  const outcome = await call(calls.getAllUsers, query ? { query } : {});
  if (!outcome.ok) throw new Error(english(outcome.error));
  return listOf(outcome.data);
}

/** Whoever changes while they are on the way has them asked for again, as when they do not come. */
function askEverybody(): Promise<readonly User[]> {
  everybody ??= ask().catch((error: unknown) => {
    everybody = undefined;
    throw error;
  });
  return everybody;
}

/**
 * Some hosts and guests in whose name or email every word stands, by name.
 * @throws Error when the server does not answer
 */
export async function findPeople(text: string): Promise<User[]> {
  const wanted: ListWanted = {
    ...listWantedIn(table, ''),
    text,
    sort: { field: 'firstName', direction: 'ascending' },
  };
  const learn = learning();
  const isPaged = await offersPages(table.call);
  const rows = isPaged
    ? await ask({ ...listQueryOf(table, wanted), limit: String(limits.list.rows) })
    : await askEverybody();
  const found = rowsWanted(byName, rows, wanted).slice(0, most);
  learn(found);
  return found;
}

/** The one with this id: `null` when they are gone, nothing when they could not be asked for. */
export async function getPerson(id: string): Promise<User | null | undefined> {
  const person = known.get(id);
  if (person) return person;
  const learn = learning();
  const outcome = await call(calls.getUser, { params: { id } });
  if (!outcome.ok) return isMissing(outcome) ? null : undefined;
  if (!isRow(outcome.data)) return null;
  learn([outcome.data]);
  return outcome.data;
}
