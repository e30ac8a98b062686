// One step of several rows: each sent by its own call, a few at a time; it can be stopped, and repeated for the rest.
import PQueue from 'p-queue';
import { ref } from 'valtio';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { BulkStep } from '#schemas/table.ts';
import type { Text } from '#schemas/text.ts';
import { isOutdated, isRefused, isSignedOut, type Failure } from '#src/api/outcome.ts';
import { bulkRuns, type BulkItem } from './bulk-runs.ts';
import type { List, ListRow } from './list.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

export interface BulkTask<Row extends ListRow> {
  /** The name of the list's table. */
  table: string;
  step: BulkStep;
  list: Pick<List<Row>, 'find' | 'replace' | 'reload'>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Asked once more before a row is sent: it may have changed since. */
  reasonAgainst: (row: Row) => Text | undefined;
  /** Sends one row, or as many as one call takes. */
  take: (rows: readonly Row[]) => Promise<Failure | undefined>;
  /** How many rows one call takes. */
  together?: number;
}

const tasks = new Map<string, { again: () => Promise<void>; queue: PQueue }>();

/** A closed window would end it half way; each run of a list asks for itself. */
const holdWindow = (): (() => void) => {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
};

const parts = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** @returns when every row has been tried, or it was stopped */
export function startBulk<Row extends ListRow>(task: BulkTask<Row>): Promise<void> {
  const { table, step, rows, nameOf } = task;
  const items = new Map(
    rows.map((row): [string, BulkItem] => [
      String(row._id),
      { id: String(row._id), name: nameOf(row), state: 'waiting' },
    ]),
  );
  bulkRuns[table] = {
    step,
    by: session.admin?._id,
    isRunning: false,
    isStopping: false,
    done: 0,
    refused: 0,
    items: ref([...items.values()]),
  };
  return run(task, items);
}

async function run<Row extends ListRow>(task: BulkTask<Row>, items: Map<string, BulkItem>): Promise<void> {
  const { table, rows, list, together = 1, reasonAgainst, take } = task;
  const state = bulkRuns[table];
  if (!state) return;
  const left = rows.filter(({ _id }) => items.get(String(_id))?.state !== 'done');
  const queue = new PQueue({ concurrency: together > 1 ? 1 : limits.bulk.underWay });
  tasks.set(table, { queue, again: () => run(task, items) });
  Object.assign(state, { isRunning: true, isStopping: false, refused: 0 });
  for (const { _id } of left) settle(items, String(_id), 'waiting');
  const letGo = holdWindow();

  const send = async (part: readonly Row[]): Promise<void> => {
    const now = part.map((row) => list.find(String(row._id)) ?? row);
    const fit = now.filter((row) => {
      const reason = reasonAgainst(row);
      if (reason !== undefined) settle(items, String(row._id), 'refused', reason);
      return reason === undefined;
    });
    state.refused += now.length - fit.length;
    if (fit.length === 0) return;
    const failure = await take(fit);
    for (const { _id } of fit) settle(items, String(_id), failure ? 'refused' : 'done', failure?.error);
    if (!failure) state.done += fit.length;
    else state.refused += fit.length;
    if (failure && isOutdated(failure)) list.replace(failure.data as Row);
    // Nobody answers, not now, or nobody is signed in any more: the others would only hear the same.
    if (failure && (!isRefused(failure) || isSignedOut(failure))) stopBulk(table);
  };
  void queue.addAll(parts(left, together).map((part) => () => send(part)));
  await queue.onIdle();

  letGo();
  Object.assign(state, { isRunning: false, isStopping: false, items: ref([...items.values()]) });
  tellEnd(state.done, state.refused);
  await list.reload();
}

function settle(items: Map<string, BulkItem>, id: string, state: BulkItem['state'], error?: Text): void {
  const item = items.get(id);
  if (item) items.set(id, { id, name: item.name, state, ...(error === undefined ? {} : { error }) });
}

function tellEnd(done: number, refused: number): void {
  const values = { count: done, refused };
  if (refused === 0) toast('success', { key: messages.bulk.all, values });
  else toast('warning', { key: messages.bulk.partly, values });
}

/** What is under way is waited for, nothing more is sent. */
export function stopBulk(table: string): void {
  tasks.get(table)?.queue.clear();
  const state = bulkRuns[table];
  if (state) state.isStopping = true;
}

/** Tries those again that are not done. */
export const repeatBulk = (table: string): Promise<void> | undefined => tasks.get(table)?.again();

/** Its result is not looked at any more. */
export function forgetBulk(table: string): void {
  tasks.delete(table);
  delete bulkRuns[table];
}
