// The settings of a boat on the other server: what §7 lists, answered as sparsely as it allows.
import type { OtherBoat } from './data.ts';
import { found, type Answer, type Route } from './route.ts';

/** Where the answer to an added plan carries them; §7 says nothing of a deleted one. */
export type PlanAnswer = 'plans' | 'data';

type Plan = Record<string, unknown>;

/** §3 The last two slots are stored under other names. */
const keys: Record<string, string> = { photo4: 'cover4', photo5: 'cover5' };

export function settingRoutes(
  boatOf: (id?: string) => OtherBoat | undefined,
  plansIn: () => PlanAnswer,
): Route[] {
  let last = 0;
  const post = (call: string, work: (boat: OtherBoat, body: Plan) => Answer): Route => [
    'POST',
    new RegExp(`^/boats/${call}/([^/]+)$`),
    ({ params: [id], body }) => {
      const boat = boatOf(id);
      return boat ? work(boat, body) : found(undefined);
    },
  ];
  const upload = (call: string, field: string): Route => [
    'POST',
    new RegExp(`^/boats/${call}/([^/]+)/([^/]+)$`),
    ({ params: [id, place = ''], files }) => {
      const boat = boatOf(id);
      if (!boat) return found(undefined);
      if (!files.some((file) => file.field === 'photo' && file.size > 0))
        return { flag: false, sort: 'photo', error: 'Where is the photo?' };
      const address = `/pictures/new-${(last += 1)}.svg`;
      boat[field] = { ...(boat[field] as object | undefined), [keys[place] ?? place]: address };
      return { flag: true };
    },
  ];
  const plansOf = (boat: OtherBoat): Plan[] => (boat['plans'] ?? []) as Plan[];
  const withPlans = (boat: OtherBoat, plans: Plan[]): Answer => {
    boat['plans'] = plans;
    return { flag: true, [plansIn()]: plans };
  };
  return [
    post('addplan', (boat, { _id, ...plan }) => {
      if (plan['description'] === 'Forbidden')
        return { flag: false, sort: 'description', error: 'Not here, sailor.' };
      const known = plansOf(boat);
      if (known.some((row) => row['_id'] === _id))
        return withPlans(
          boat,
          known.map((row) => (row['_id'] === _id ? { ...row, ...plan } : row)),
        );
      return withPlans(boat, [...known, { _id: `65f0c1d2e3a4b5c6d7e9${1000 + known.length}`, ...plan }]);
    }),
    post('delplan', (boat, { _id }) => {
      boat['plans'] = plansOf(boat).filter((row) => row['_id'] !== _id);
      return { flag: true };
    }),
    post('addLocation', (boat, body) => {
      boat['location2'] = body;
      return { flag: true };
    }),
    ...['addCancellation', 'addAccessories', 'addAllowes'].map((call) =>
      post(call, (boat, body) => {
        Object.assign(boat, body);
        return { flag: true, data: boat };
      }),
    ),
    upload('addboatImage', 'boatImage'),
    upload('adddocImage', 'docImage'),
  ];
}
