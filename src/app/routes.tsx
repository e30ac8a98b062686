// §2 route table: url, title and lazily loaded screen. The chunk is loaded first, then rendered: no flash of a fallback.
import { Login } from '#src/screens/login/login.tsx';
import { screenOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { paths, type ScreenName } from './paths.ts';
import type { Screen } from './screen.ts';

export interface Route {
  path: string;
  title: string;
  load: () => Promise<Screen>;
  /** Outside the shell: the login and error pages. */
  isBare?: true;
}

/** The shell, and how each screen is loaded. */
export const behindLogin = () => import('./screens.ts');

const screens: readonly { name: ScreenName; title: string }[] = [
  { name: 'home', title: 'DashBoard Home Page' },
  { name: 'boats', title: 'Boats' },
  { name: 'boat', title: 'Boat' },
  { name: 'boatOptions', title: 'Edit Boat' },
  { name: 'boatInfo', title: 'Boat Information' },
  { name: 'boatPlans', title: 'Plans' },
  { name: 'boatLocation', title: 'Location' },
  { name: 'boatPictures', title: 'Pictures' },
  { name: 'boatCancellation', title: 'Cancellation policy' },
  { name: 'boatAccessories', title: 'Accessories' },
  { name: 'boatAllowed', title: 'Allowed on the boat' },
  { name: 'boatDocuments', title: 'Add documentation' },
  { name: 'queue', title: 'Review queue' },
  { name: 'admins', title: 'Admin Users' },
  { name: 'users', title: 'Users' },
  { name: 'bookings', title: 'Bookings' },
  { name: 'guestPayments', title: 'Guest Payment' },
  { name: 'reviews', title: 'Reviews' },
  { name: 'data', title: 'Data' },
  { name: 'messages', title: 'Messages' },
  { name: 'sales', title: 'Sales & Payments' },
  { name: 'refunds', title: 'Refund Management' },
  { name: 'refund', title: 'Refund' },
  { name: 'refundProof', title: 'Proof of the refund' },
  { name: 'workshop', title: 'Workshop' },
  { name: 'account', title: 'My account' },
];

export const routes: readonly Route[] = [
  { path: paths.login, title: 'Admin Portal', load: () => Promise.resolve(Login), isBare: true },
  ...screens.map(({ name, title }) => ({
    path: paths[name],
    title,
    load: async () => (await behindLogin()).screens[name](),
  })),
  ...(Object.keys(collections) as CollectionName[]).map((name) => ({
    path: screenOf(name),
    title: collections[name].title,
    load: async () => (await behindLogin()).loadCollection(name),
  })),
];

export const notFound: Route = {
  path: '*',
  title: '404 page not found',
  load: () => import('#src/screens/not-found.tsx').then(({ NotFound }) => NotFound),
  isBare: true,
};

/** The route of a path; a trailing slash does not matter. */
export function routeAt(path: string): Route {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === wanted) ?? notFound;
}
