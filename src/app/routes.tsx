// §2 route table: url, title and lazily loaded screen. The chunk is loaded first, then rendered: no flash of a fallback.
import type { ComponentType } from 'react';
import { Login } from '#src/screens/login.tsx';
import { screenOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { paths } from './paths.ts';

export type Screen = ComponentType;

export interface Route {
  path: string;
  title: string;
  load: () => Promise<Screen>;
  /** Outside the shell: the login and error pages. */
  isBare?: true;
}

type BehindLogin = typeof import('./screens.ts');

/** The shell, and how each screen is loaded. */
export const behindLogin = (): Promise<BehindLogin> => import('./screens.ts');

const screen =
  (name: keyof BehindLogin['screens']): Route['load'] =>
  async () =>
    (await behindLogin()).screens[name]();

export const routes: readonly Route[] = [
  {
    path: paths.login,
    title: 'Admin Portal',
    load: () => Promise.resolve(Login),
    isBare: true,
  },
  {
    path: paths.home,
    title: 'DashBoard Home Page',
    load: screen('home'),
  },
  {
    path: paths.boats,
    title: 'Boats',
    load: screen('boats'),
  },
  {
    path: paths.boat,
    title: 'Boat',
    load: screen('boat'),
  },
  {
    path: paths.boatOptions,
    title: 'Edit Boat',
    load: screen('boatOptions'),
  },
  {
    path: paths.boatInfo,
    title: 'Boat Information',
    load: screen('boatInfo'),
  },
  {
    path: paths.boatPlans,
    title: 'Plans',
    load: screen('boatPlans'),
  },
  {
    path: paths.boatLocation,
    title: 'Location',
    load: screen('boatLocation'),
  },
  {
    path: paths.boatPictures,
    title: 'Pictures',
    load: screen('boatPictures'),
  },
  {
    path: paths.boatCancellation,
    title: 'Cancellation policy',
    load: screen('boatCancellation'),
  },
  {
    path: paths.boatAccessories,
    title: 'Accessories',
    load: screen('boatAccessories'),
  },
  {
    path: paths.boatAllowed,
    title: 'Allowed on the boat',
    load: screen('boatAllowed'),
  },
  {
    path: paths.boatDocuments,
    title: 'Add documentation',
    load: screen('boatDocuments'),
  },
  {
    path: paths.queue,
    title: 'Review queue',
    load: screen('queue'),
  },
  {
    path: paths.admins,
    title: 'Admin Users',
    load: screen('admins'),
  },
  {
    path: paths.users,
    title: 'Users',
    load: screen('users'),
  },
  {
    path: paths.bookings,
    title: 'Bookings',
    load: screen('bookings'),
  },
  {
    path: paths.guestPayments,
    title: 'Guest Payment',
    load: screen('guestPayments'),
  },
  {
    path: paths.reviews,
    title: 'Reviews',
    load: screen('reviews'),
  },
  {
    path: paths.data,
    title: 'Data',
    load: screen('data'),
  },
  {
    path: paths.messages,
    title: 'Messages',
    load: screen('messages'),
  },
  {
    path: paths.sales,
    title: 'Sales & Payments',
    load: screen('sales'),
  },
  {
    path: paths.refunds,
    title: 'Refund Management',
    load: screen('refunds'),
  },
  {
    path: paths.refund,
    title: 'Refund',
    load: screen('refund'),
  },
  {
    path: paths.refundProof,
    title: 'Proof of the refund',
    load: screen('refundProof'),
  },
  {
    path: paths.workshop,
    title: 'Workshop',
    load: screen('workshop'),
  },
  {
    path: paths.account,
    title: 'My account',
    load: screen('account'),
  },
  ...(Object.keys(collections) as CollectionName[]).map((name) => ({
    path: screenOf(name),
    title: collections[name].title,
    load: async () => (await behindLogin()).loadCollection(name),
  })),
];

export const notFound: Route = {
  path: '*',
  title: '404 page not found',
  load: screen('notFound'),
  isBare: true,
};

/** The route of a path; a trailing slash does not matter. */
export function routeAt(path: string): Route {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === wanted) ?? notFound;
}
