/** A boat and the screens of its settings, before a server that keeps what they save. */
import type { ReactNode } from 'react';
import { expect, fireEvent, screen as page, waitFor } from 'storybook/test';
import { proxy, useSnapshot } from 'valtio';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Boat } from '#schemas/types.ts';
import { RoleContext } from '#src/forms/form-context.ts';
import { FormSources } from '#src/layout/editing/form-sources.tsx';
import { Keys } from '#src/layout/keys/keys.tsx';
import { Toasts } from '#src/layout/toasts.tsx';
import { closeBoat, refreshBoat } from '#src/stores/current-boat.ts';
import { session } from '#src/stores/session.ts';
import { clearToasts } from '#src/stores/toasts.ts';
import { forgetUnsaved, stay } from '#src/stores/unsaved.ts';
import { outdated, reply } from './fake-server.ts';
import { arrive, leave } from './screen-story.tsx';

const stored = {
  _id: '1',
  version: 1,
  user: { _id: 'host-1', firstName: 'Ana', lastName: 'Horvat' },
  date: '2026-04-18T09:30:00Z',
  model: 'Bavaria Cruiser 46',
  description: 'Sleeps eight, sails with two.',
  location1: 'Kiel, Schleswig-Holstein, Germany',
  year: 2016,
  size: 46.5,
  boattype: 1,
  boatbrand: 2,
  enginecount: 1,
  bathroomcount: 3,
  power: 1,
  capacity: 10,
  cabinscount: 4,
  location2: { boatname: 'Aurora', locationtype: 1, marinaname: 'ACI Marina', address: 'Kiel' },
  cancellation: 1,
  accessories: [1, 3],
  allowes: [2],
  plans: [
    { _id: 'a', description: 'A day', price: 240, captain: 1, start: null, end: null },
    { _id: 'b', description: 'A week', price: 980, captain: 2, start: null, end: null },
  ],
} satisfies Boat;

type Body = Record<string, unknown>;
const withPlan = ({ plans = [] }: Boat, plan: Body): Boat['plans'] =>
  plan['_id'] === undefined
    ? [...plans, { ...plan, _id: `added-${plans.length}` }]
    : plans.map((one) => (one._id === plan['_id'] ? { ...one, ...plan } : one));

/** What each call makes of the boat. */
const changes = {
  updateBoat: (_boat: Boat, { user: _, ...info }: Body) => info,
  saveLocation: (_boat: Boat, location2: Body) => ({ location2 }),
  saveCancellation: (_boat: Boat, policy: Body) => policy,
  saveAccessories: (_boat: Boat, accessories: Body) => accessories,
  saveAllowed: (_boat: Boat, allowed: Body) => allowed,
  savePlan: (boat: Boat, plan: Body) => ({ plans: withPlan(boat, plan) }),
  deletePlan: ({ plans = [] }: Boat, { _id }: Body) => ({ plans: plans.filter((one) => one._id !== _id) }),
};

export const served: { boat: Boat; sent: [call: keyof typeof changes, body: unknown][] } = {
  boat: stored,
  sent: [],
};

let next: (() => Response | Promise<Response>) | undefined;
/** What the next change is answered with instead of being made. */
export const answerNext = (how: typeof next): void => void (next = how);

/** Somebody else has changed it first: the answer says how it is now. */
export const changedFirst = (differences: Partial<Boat>): void =>
  answerNext(() => {
    served.boat = { ...served.boat, ...differences };
    return outdated(served.boat);
  });

/** Somebody else has changed it, which is told. */
export async function somebodyElseSaves(differences: Partial<Boat>): Promise<void> {
  served.boat = { ...served.boat, ...differences, version: (served.boat.version ?? 0) + 1 };
  await refreshBoat(String(served.boat._id), served.boat.version);
}

type Screen = () => ReactNode;

const shown = proxy<{ Screen: Screen; loads: number }>({ Screen: () => null, loads: 0 });
const at = '/home/boat/option';
const { hook, searchHook, history, navigate } = memoryLocation({ path: at, record: true });
/** The address, once a screen has left the one that it stands at. */
export const whereItLeads = (): string | undefined => history.at(-1);

function load(Screen: Screen, boat: string | null = '1'): void {
  closeBoat();
  if (boat !== null) sessionStorage.setItem('currentBoat', boat);
  if (whereItLeads() !== at) navigate(at);
  Object.assign(shown, { Screen, loads: shown.loads + 1 });
}
const untilDrawn = (): Promise<void> =>
  waitFor(() => expect(document.querySelector(`[data-loads="${shown.loads}"]`)).not.toBeNull());

/** Shows another screen, or the same one as after a reload. */
export async function show(Screen: Screen = shown.Screen): Promise<void> {
  load(Screen);
  await untilDrawn();
}

/** Shows one where no boat has been chosen. */
export async function withoutBoat(Screen: Screen): Promise<void> {
  load(Screen, null);
  await untilDrawn();
}

/** Signs in before the server. @returns leaves nothing behind */
export function serveBoat(
  Screen: Screen,
  { role = 1, boat = {} }: { role?: number; boat?: Partial<Boat> } = {},
): () => void {
  sessionStorage.clear();
  arrive('filled', role);
  Object.assign(served, { boat: { ...stored, ...boat }, sent: [] });
  reply({
    getBoat: () => served.boat,
    getUser: () => stored.user,
    getSimilarBoats: () => [],
  });
  for (const name of Object.keys(changes) as (keyof typeof changes)[])
    reply({
      [name]: async (request: Request) => {
        const body = (await request.json()) as Body;
        served.sent.push([name, body]);
        const other = next;
        next = undefined;
        if (other) return other();
        served.boat = { ...served.boat, ...changes[name](served.boat, body) };
        const { plans } = served.boat;
        return Response.json({ flag: true, data: name.endsWith('Plan') ? plans : served.boat, plans });
      },
    });
  load(Screen);
  return () => {
    next = undefined;
    forgetUnsaved();
    stay();
    clearToasts();
    closeBoat();
    leave();
  };
}

export function ServedBoat() {
  const { Screen, loads } = useSnapshot(shown);
  const { admin } = useSnapshot(session);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <RoleContext value={admin?.role}>
        <FormSources>
          <div key={loads} data-loads={loads}>
            <Screen />
          </div>
        </FormSources>
      </RoleContext>
      <Toasts />
      <Keys isShown={false} onShow={() => undefined} />
    </Router>
  );
}

/** Types the whole value at once. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus();
  await fireEvent.input(field, { target: { value } });
}

/** What is said at the top of the page. */
export const told = (): string[] => page.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
