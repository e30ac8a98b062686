// Boats that wait for a decision, in the order they came, so that one is reviewed after the other; the next ones are read ahead.
import { proxy } from 'valtio';
import { boatApproval } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import type { Text } from '#schemas/text.ts';
import type { Boat, User } from '#schemas/types.ts';
import { call, imageUrl } from '#src/api/call.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { boats } from './boats.ts';
import { boatIsGone, currentBoat, readHost, takeBoat } from './current-boat.ts';
import { sortRows } from './list-rows.ts';
import { offersPages } from './meta.ts';
import { beginAnew, readOn, nothingRead, type Paged } from './next-page.ts';
import { askAnew, untilAskedAnew } from './late-answers.ts';
import { isRow } from './opened-row.ts';
import { onChanged } from './row-changes.ts';

interface Taken {
  id: string;
  model: string;
}

interface Queue extends Paged {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  error: Text;
  /** In order; those that were decided here stay, so that each keeps its place. */
  ids: string[];
  /** All that wait, also those that are not read yet; unknown until they are counted. */
  total: number | undefined;
  decided: string[];
  /** Decided by somebody else while they stood in this queue. */
  taken: Taken[];
  /** Could not be read: it is told where it would be shown. */
  failed: Record<string, Text>;
}

const most = 100;
/** So many before the end, more are asked for. */
const margin = 10;
const readAhead = 2;
const waiting = 'pendingApproval';

const nothing = (): Queue => ({
  ...nothingRead,
  state: 'idle',
  error: '',
  ids: [],
  total: undefined,
  decided: [],
  taken: [],
  failed: {},
});

export const queue = proxy<Queue>(nothing());

interface Prepared {
  boat: Boat;
  host: User | null;
}

const prepared = new Map<string, Promise<Prepared | undefined>>();

const isWaiting = ({ status }: Boat): boolean => boatApproval(status) === waiting;

async function ask(after?: string, limit = most): Promise<Outcome<Boat[]>> {
  if (!(await offersPages('getAllBoats'))) return call(calls.getAllBoats, {});
  const query = {
    status: waiting,
    sort: 'date',
    limit: String(limit),
    ...(after ? { after } : { count: 'true' }),
  };
  return call(calls.getAllBoats, { query });
}

function add(rows: readonly Boat[]): void {
  const known = new Set(queue.ids);
  const oldestFirst = sortRows(rows.filter(isWaiting), table, { field: 'date', direction: 'ascending' });
  queue.ids.push(...oldestFirst.map(({ _id }) => String(_id)).filter((id) => !known.has(id)));
}

/** Reads the queue anew. */
export async function loadQueue(): Promise<void> {
  const isLast = beginAnew(queue);
  prepared.clear();
  Object.assign(queue, nothing(), { state: 'loading' });
  const outcome = await ask();
  if (!isLast()) return;
  if (!outcome.ok) return void Object.assign(queue, { state: 'failed', error: outcome.error });
  add(Array.isArray(outcome.data) ? outcome.data : []);
  const { page } = outcome.envelope;
  queue.next = page?.next ?? null;
  queue.total = page ? page.total : queue.ids.length;
  queue.state = 'ready';
}

const isOpen = (id: string): boolean =>
  !queue.decided.includes(id) && !queue.taken.some((one) => one.id === id);

const counting = {};

/** Asks how many there are by now: whether a boat that is not read yet was among them is known to the server alone. */
async function countAnew(): Promise<void> {
  const isAwaited = untilAskedAnew(queue);
  const isLast = askAnew(counting);
  const outcome = await ask(undefined, 1);
  const total = outcome.ok ? outcome.envelope.page?.total : undefined;
  if (total === undefined || !isAwaited() || !isLast()) return;
  // Those that were decided while they stood here keep their place in the count.
  queue.total = total + queue.ids.filter((id) => !isOpen(id)).length;
}

/** The browser keeps the pictures of both documents, so that they stand at once. */
function fetchPictures({ docImage }: Boat): void {
  for (const path of Object.values(docImage ?? {})) {
    const src = imageUrl(path);
    if (src) new Image().src = src;
  }
}

async function read(id: string): Promise<Prepared | undefined> {
  const outcome = await call(calls.getBoat, { params: { id } });
  // Another server may answer something else where there is none.
  if (!outcome.ok || !isRow(outcome.data)) {
    prepared.delete(id);
    queue.failed[id] = outcome.ok ? boatIsGone : outcome.error;
    return undefined;
  }
  delete queue.failed[id];
  fetchPictures(outcome.data);
  return { boat: outcome.data, host: await readHost(outcome.data) };
}

function prepare(id: string): Promise<Prepared | undefined> {
  const known = prepared.get(id) ?? read(id);
  prepared.set(id, known);
  return known;
}

/** The one that is looked at after `id`: the next that waits, from the end on again from the first. */
export function followerOf(id: string): string | undefined {
  const at = queue.ids.indexOf(id);
  return [...queue.ids.slice(at + 1), ...queue.ids.slice(0, Math.max(at, 0))].find(isOpen);
}

let wanted: string | undefined;

/** Shows a boat of the queue, and reads those ahead that come next. */
export async function showInQueue(id: string): Promise<void> {
  wanted = id;
  const found = await prepare(id);
  if (wanted !== id) return;
  if (found && String(currentBoat.boat?._id) !== id) takeBoat(found.boat, found.host);
  let ahead: string | undefined = id;
  for (let step = 0; step < readAhead && ahead !== undefined; step += 1) {
    ahead = followerOf(ahead);
    if (ahead !== undefined && ahead !== id) void prepare(ahead);
  }
  // What does not come is asked for again with the next boat.
  if (queue.ids.indexOf(id) >= queue.ids.length - margin) void readOn(queue, ask, add, () => undefined);
}

/** Decisions that are under way: what the socket tells of them is our own doing. */
const underWay = new Map<string, Promise<unknown>>();
/** As which version our own decision has left a boat. */
const decidedAs = new Map<string, number>();

async function settled<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  // Read again when somebody comes back to it.
  prepared.delete(id);
  // Another boat may be looked at by now.
  const { boat: shown } = currentBoat;
  const boat = shown && String(shown._id) === id ? shown : boats.find(id);
  if (boat && !isWaiting(boat) && isOpen(id)) {
    queue.decided.push(id);
    decidedAs.set(id, boat.version ?? Infinity);
  }
  return result;
}

/** Decides something about a boat of the queue. A boat of which nothing is left to decide is done. */
export async function decideInQueue<Result>(
  { _id }: Pick<Boat, '_id'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = String(_id);
  const decision = settled(id, work);
  underWay.set(id, decision);
  try {
    return await decision;
  } finally {
    underWay.delete(id);
  }
}

/** Somebody else has changed a boat: what is read ahead is read again, and what was decided is told. */
async function follow(id: string, version: number | null | undefined): Promise<void> {
  await underWay.get(id)?.catch(() => undefined);
  const wasDecided = queue.decided.includes(id);
  const isOurs = wasDecided && (version ?? 0) <= (decidedAs.get(id) ?? Infinity);
  if (queue.state !== 'ready' || isOurs) return;
  prepared.delete(id);
  const found = await prepare(id);
  // Decided while it was read.
  if (!found || (!wasDecided && queue.decided.includes(id))) return;
  const isKnown = queue.ids.includes(id);
  if (isWaiting(found.boat)) {
    // Also one that was decided here: its owner has sent another document since.
    queue.decided = queue.decided.filter((one) => one !== id);
    queue.taken = queue.taken.filter((one) => one.id !== id);
    if (isKnown) return;
    queue.ids.push(id);
    if (queue.next === null && queue.total !== undefined) queue.total += 1;
  } else if (isKnown && isOpen(id)) queue.taken.push({ id, model: found.boat.model ?? id });
  if (!isKnown && queue.next !== null) await countAnew();
}

/** Follows what others do until the queue is left. @returns stops it */
export function followQueue(): () => void {
  const stop = onChanged('boat', (id, version) => void follow(id, version));
  return () => {
    stop();
    // Its boat may be on the way still: another one is looked at by then.
    wanted = undefined;
  };
}
