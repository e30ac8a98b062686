// §2 route table: url, title and lazily loaded screen. The chunk is loaded first, then rendered: no flash of a fallback.
import { Login } from '#src/screens/login/login.tsx';
import { screenOf } from '#schemas/screen-of.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
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

const titles: Record<ScreenName, string> = {
  home: 'DashBoard Home Page',
  boats: 'Boats',
  boat: 'Boat',
  boatOptions: 'Edit Boat',
  boatInfo: 'Boat Information',
  boatPlans: 'Plans',
  boatLocation: 'Location',
  boatPictures: 'Pictures',
  boatCancellation: 'Cancellation policy',
  boatAccessories: 'Accessories',
  boatAllowed: 'Allowed on the boat',
  boatDocuments: 'Add documentation',
  queue: 'Review queue',
  admins: 'Admin Users',
  users: 'Users',
  bookings: 'Bookings',
  guestPayments: 'Guest Payment',
  reviews: 'Reviews',
  data: 'Data',
  messages: 'Messages',
  sales: 'Sales & Payments',
  refunds: 'Refund Management',
  refund: 'Refund',
  refundProof: 'Proof of the refund',
  workshop: 'Workshop',
  account: 'My account',
};

export const routes: readonly Route[] = [
  { path: paths.login, title: 'Admin Portal', load: () => Promise.resolve(Login), isBare: true },
  ...(Object.keys(titles) as ScreenName[]).map((name) => ({
    path: paths[name],
    title: titles[name],
    load: async () => (await behindLogin()).screens[name](),
  })),
  ...collectionNames.map((name) => ({
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
  const wanted = path.replace(/(?<=.)\/+$/, '');
  return routes.find((route) => route.path === wanted) ?? notFound;
}
