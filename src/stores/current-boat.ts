// §3 global state: the current boat and its host. The id survives a reload; the rows are loaded again.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { listOf } from '#schemas/row-values.ts';
import type { Boat, User } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { isMissing, type Outcome } from '#src/api/outcome.ts';
import { forgetKeys, inTab, remember, remembered } from '#src/browser/storage.ts';
import { boats, ownerIdOf } from './boats.ts';
import { isRow } from './opened-row.ts';
import { answeredRow, isOlder } from './row-changes.ts';
import { toast } from './toasts.ts';

const key = 'currentBoat';

interface CurrentBoat {
  state: 'none' | 'loading' | 'ready' | 'failed';
  error: Text;
  boat: Boat | null;
  host: User | null;
  similar: Boat[];
}

export const currentBoat = proxy<CurrentBoat>({
  state: 'none',
  error: '',
  boat: null,
  host: null,
  similar: [],
});

/** The chosen boat's id, also after a reload. */
export const currentBoatId = (): string | null => remembered(key, inTab);

function show(boat: Boat): void {
  currentBoat.boat = ref(boat);
  boats.replace(boat);
}

/** What was read for a boat is not shown beside the next one. */
const isCurrent = (boat: Boat): boolean => String(currentBoat.boat?._id) === String(boat._id);

const shownAs = (id: string): Boat | undefined =>
  (String(currentBoat.boat?._id) === id ? currentBoat.boat : undefined) ?? boats.find(id);

/** Shows what a boat has become, by us or by somebody else; an answer that comes late takes back nothing. Who has gone on to another boat stays there, and none becomes the current one by it. */
export function takeNewer(boat: Boat): void {
  if (isOlder(boat, shownAs(String(boat._id)))) return;
  if (isCurrent(boat)) show(boat);
  else boats.replace(boat);
}

/** Asks for the owner of a boat; nothing where nobody can be asked for. */
async function askHost(boat: Boat): Promise<Outcome<User | null> | undefined> {
  const id = ownerIdOf(boat);
  return id === undefined ? undefined : call(calls.getUser, { params: { id: String(id) } });
}

/** The owner of a boat, as far as one is known. */
export async function readHost(boat: Boat): Promise<User | null> {
  const outcome = await askHost(boat);
  return outcome?.ok && isRow(outcome.data) ? outcome.data : null;
}

async function loadHost(boat: Boat): Promise<void> {
  const outcome = await askHost(boat);
  if (!outcome || !isCurrent(boat)) return;
  if (!outcome.ok) toast('error', outcome.error);
  else if (isRow(outcome.data)) currentBoat.host = ref(outcome.data);
}

/** Makes a boat the current one that has been read already. */
export function takeBoat(boat: Boat, host: User | null): void {
  remember(key, String(boat._id), inTab);
  const isSame = isCurrent(boat);
  Object.assign(currentBoat, {
    state: 'ready',
    boat: ref(boat),
    host: host && ref(host),
    ...(isSame ? {} : { similar: [] }),
  });
}

/** `dropped`: another boat was chosen meanwhile, or this one is gone, which was said. */
export type Opened = 'opened' | 'failed' | 'dropped';

export const boatIsGone: Text = { key: messages.refusal.notFound, values: { label: 'This boat' } };

/** It is gone, and whoever looked at it comes to the list. */
function dropBoat(error = boatIsGone): Opened {
  closeBoat();
  toast('error', error);
  return 'dropped';
}

/** Loads a boat and its host, and makes it the current one. */
export async function openBoat(id: string): Promise<Opened> {
  if (String(currentBoat.boat?._id) !== id)
    Object.assign(currentBoat, { boat: null, host: null, similar: [] });
  remember(key, id, inTab);
  currentBoat.state = currentBoat.boat ? 'ready' : 'loading';
  const outcome = await call(calls.getBoat, { params: { id } });
  if (currentBoatId() !== id) return 'dropped';
  if (!outcome.ok) {
    if (isMissing(outcome)) return dropBoat(outcome.error);
    Object.assign(currentBoat, { state: 'failed', error: outcome.error });
    return 'failed';
  }
  // Another server may answer so where there is none.
  if (!isRow(outcome.data)) return dropBoat();
  // It may have been saved since it was asked for.
  if (!isOlder(outcome.data, currentBoat.boat)) show(outcome.data);
  void import('./opened.ts').then(({ keepOpened }) => keepOpened('boats', outcome.data));
  await loadHost(outcome.data);
  if (currentBoatId() !== id) return 'dropped';
  currentBoat.state = 'ready';
  return 'opened';
}

/** No boat is current any more. */
export function closeBoat(): void {
  forgetKeys([key], inTab);
  Object.assign(currentBoat, { state: 'none', boat: null, host: null, similar: [] });
}

/** Boats near this one; a boat without a location has none that are near. */
export async function loadSimilarBoats(boat: Boat): Promise<void> {
  if (!boat.location1) return;
  const outcome = await call(calls.getSimilarBoats, {
    params: { location: boat.location1, boatId: String(boat._id) },
  });
  if (!isCurrent(boat)) return;
  if (!outcome.ok) toast('error', outcome.error);
  // Another server may count the boat itself among them.
  else
    currentBoat.similar = listOf(outcome.data)
      .filter(({ _id }) => String(_id) !== String(boat._id))
      .map((row) => ref(row));
}

/** A boat that a change was begun from, with what was saved of it since. */
export const withSaved = (boat: Boat): Boat => ({ ...boat, ...shownAs(String(boat._id)) });

/** Shows a boat after a change: what the server answered, otherwise what was sent. */
export function showSaved(boat: Boat, outcome: Outcome<unknown>, changes: Partial<Boat>): void {
  takeNewer({ ...boat, ...changes, ...(outcome.ok ? answeredRow(boat, outcome.data) : {}) });
}

/** Another admin changed a boat: what is shown of it follows. */
export async function refreshBoat(id: string, version: number | undefined): Promise<void> {
  const shown = shownAs(id);
  if (!shown || shown.version === version) return;
  const outcome = await call(calls.getBoat, { params: { id } });
  if (outcome.ok) takeNewer(outcome.data);
}
