// The rows of collections: of each its list, the row that is open, and what is done to it.
import type { AnyStateMachine } from 'xstate';
import { firstState } from '#machines/collection.ts';
import { collectionCalls, type Call } from '#schemas/calls.ts';
import { keptOf, stepsOf, type Step, type Verb } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import { isPictured } from '#schemas/references.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Text } from '#schemas/text.ts';
import type {
  CollectionForm,
  CollectionName,
  CollectionRow,
  Forms,
  Permission,
  PicturedName,
} from '#schemas/types.ts';
import { call as send } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import type { ListCall } from './list-calls.ts';
import { createList, type List } from './list.ts';
import { createOpenedRow, type OpenedRow } from './opened-row.ts';

type Form = Forms[CollectionForm];

const pictureSender =
  (name: PicturedName): SendPicture =>
  async (file, sending) => {
    const row = collectionCalls[`${name}.picture`];
    const outcome = await upload(row, { params: {}, file, ...sending });
    if (!outcome?.ok) return outcome && { error: outcome.error, isUnfit: outcome.sort === row.upload };
    return outcome.data;
  };

export interface CollectionStore {
  list: List<CollectionRow>;
  opened: OpenedRow<CollectionRow>;
  /** What the form starts with: a row without what is kept beside it. */
  fieldsOf: (row: object) => object;
  create: Save<object, Form>;
  save: Save<CollectionRow, Form>;
  remove: Save<CollectionRow, undefined>;
  /** Puts a picture away for a row that is being filled in; none where no field takes one. */
  sendPicture?: SendPicture;
  /** Of each step of the machine, with what is said with it. */
  steps: Readonly<Record<string, Save<CollectionRow, object | undefined>>>;
}

type SendPicture = (
  file: File,
  sending: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<{ picture: string } | { error: Text; isUnfit?: boolean } | undefined>;

interface CallOfRow {
  permission: Permission;
  success: string;
}

const callOf = (name: CollectionName, verb: string): Call => collectionCalls[`${name}.${verb as Verb}`];

/** Who may do it, and what is said when it worked. @param verb what is done, or a step of the machine */
export const formCall = (name: CollectionName, verb: string): CallOfRow => callOf(name, verb) as CallOfRow;

/** The steps of a collection's machine, none without one. */
export const stepsIn = (name: CollectionName): [event: string, step: Step][] => stepsOf(collections[name]);

interface Sent {
  params?: { id: string };
  body?: object | undefined;
  version?: number | undefined;
}

const ask = (name: CollectionName, verb: string, sent: Sent): Promise<Outcome<unknown>> =>
  send(callOf(name, verb), sent);

/** The state that a row is in. */
export const stateOf = (machine: AnyStateMachine, { state }: CollectionRow): string =>
  state ?? firstState(machine);

const stores = new Map<CollectionName, CollectionStore>();

/** The store of a collection, one for each. */
export function collectionStore(name: CollectionName, table: TableDefinition): CollectionStore {
  const known = stores.get(name) ?? createStore(name, table);
  stores.set(name, known);
  return known;
}

function createStore(name: CollectionName, table: TableDefinition): CollectionStore {
  const list = createList<ListCall, CollectionRow>({ table, call: callOf(name, 'list') as ListCall });
  const opened = createOpenedRow<CollectionRow>({
    entity: name,
    lists: [list],
    fetchRow: (id) => ask(name, 'read', { params: { id } }) as Promise<Outcome<CollectionRow>>,
    isWholeInList: true,
  });
  const requestFor = ({ _id, version }: CollectionRow): Sent => ({ params: { id: _id }, version });
  const kept = keptOf(collections[name]);
  return {
    list,
    opened,
    fieldsOf: (row) => Object.fromEntries(Object.entries(row).filter(([key]) => !kept.includes(key))),
    create: async (_, body) => {
      const outcome = await ask(name, 'create', { body });
      if (!outcome.ok) return outcome as Failure<object>;
      list.add(outcome.data as CollectionRow);
      return undefined;
    },
    save: async (row, body) =>
      opened.saved(
        row,
        await ask(name, 'change', { ...requestFor(row), body }),
        body as Partial<CollectionRow>,
      ),
    remove: async (row) => {
      const outcome = await ask(name, 'delete', requestFor(row));
      if (!outcome.ok) return outcome as Failure<CollectionRow>;
      list.remove(row._id);
      return undefined;
    },
    ...(isPictured(name) ? { sendPicture: pictureSender(name) } : {}),
    steps: Object.fromEntries(
      stepsIn(name).map(([event]) => [
        event,
        async (row: CollectionRow, body: object | undefined) =>
          opened.settle(await ask(name, event, { ...requestFor(row), ...(body ? { body } : {}) })),
      ]),
    ),
  };
}
