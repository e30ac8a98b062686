// The rows of collections: of each its list, the row that is open, and what is done to it.
import { collectionCalls, type Call } from '#schemas/calls.ts';
import type { Verb } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { CollectionName, Forms, Permission } from '#schemas/types.ts';
import { call as send, type Failure, type Outcome, type Save } from '#src/api/call.ts';
import { createList, type List } from './list.ts';
import { createOpenedRow, type OpenedRow } from './opened-row.ts';

/** A row of any collection. */
export interface Row {
  _id: string;
  version?: number;
}

type Form = Forms[CollectionName];

export interface CollectionStore {
  list: List<Row>;
  opened: OpenedRow<Row>;
  create: Save<object, Form>;
  save: Save<Row, Form>;
  remove: Save<Row, undefined>;
}

interface CallOfRow {
  permission: Permission;
  success: string;
}

const callOf = (name: CollectionName, verb: Verb): Call => collectionCalls[`${name}.${verb}`];

/** Who may do it, and what is said when it worked. */
export const formCall = (name: CollectionName, verb: 'create' | 'change' | 'delete'): CallOfRow =>
  callOf(name, verb) as CallOfRow;

interface Sent {
  params?: { id: string };
  body?: Form;
  version?: number | undefined;
}

const ask = (name: CollectionName, verb: Verb, sent: Sent): Promise<Outcome<unknown>> =>
  send(callOf(name, verb), sent as never);

/** What a row is called. */
export function labelOf(name: CollectionName, row: Row): string {
  const value = (row as unknown as Record<string, unknown>)[collections[name].label];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : row._id;
}

/** What the form starts with: a row without what is kept of every one. */
export function fieldsOf(row: object): object {
  const { _id: _, version: __, created: ___, ...fields } = row as Record<string, unknown>;
  return fields;
}

const stores = new Map<CollectionName, CollectionStore>();

/** The store of a collection, one for each. */
export function collectionStore(name: CollectionName, table: TableDefinition): CollectionStore {
  const known = stores.get(name) ?? createStore(name, table);
  stores.set(name, known);
  return known;
}

function createStore(name: CollectionName, table: TableDefinition): CollectionStore {
  const list = createList<never, Row>({ table, call: callOf(name, 'list') as never });
  const opened = createOpenedRow<Row>({
    entity: name,
    lists: [list],
    fetchRow: (id) => ask(name, 'read', { params: { id } }) as Promise<Outcome<Row>>,
    isWholeInList: true,
  });
  const requestFor = ({ _id, version }: Row): Sent => ({ params: { id: _id }, version });
  return {
    list,
    opened,
    create: async (_, body) => {
      const outcome = await ask(name, 'create', { body });
      if (!outcome.ok) return outcome as Failure<object>;
      list.add(outcome.data as Row);
      return undefined;
    },
    save: async (row, body) =>
      opened.saved(row, await ask(name, 'change', { ...requestFor(row), body }), body as Partial<Row>),
    remove: async (row) => {
      const outcome = await ask(name, 'delete', requestFor(row));
      if (!outcome.ok) return outcome as Failure<Row>;
      list.remove(row._id);
      return undefined;
    },
  };
}
