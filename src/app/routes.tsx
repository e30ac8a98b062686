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
    load: () => import('#src/screens/home/home.tsx').then(({ Home }) => Home),
  },
  {
    path: paths.boats,
    title: 'Boats',
    load: () => import('#src/screens/boats/list.tsx').then(({ BoatList }) => BoatList),
  },
  {
    path: paths.boat,
    title: 'Boat',
    load: () => import('#src/screens/boats/detail.tsx').then(({ BoatDetail }) => BoatDetail),
  },
  {
    path: paths.boatOptions,
    title: 'Edit Boat',
    load: () => import('#src/screens/boats/options.tsx').then(({ BoatOptions }) => BoatOptions),
  },
  {
    path: paths.boatInfo,
    title: 'Boat Information',
    load: () => import('#src/screens/boats/info.tsx').then(({ BoatInfo }) => BoatInfo),
  },
  {
    path: paths.boatPlans,
    title: 'Plans',
    load: () => import('#src/screens/boats/plans.tsx').then(({ BoatPlansSettings }) => BoatPlansSettings),
  },
  {
    path: paths.boatLocation,
    title: 'Location',
    load: () => import('#src/screens/boats/location.tsx').then(({ BoatLocation }) => BoatLocation),
  },
  {
    path: paths.boatPictures,
    title: 'Pictures',
    load: () =>
      import('#src/screens/boats/pictures.tsx').then(({ BoatPictureSettings }) => BoatPictureSettings),
  },
  {
    path: paths.boatCancellation,
    title: 'Cancellation policy',
    load: () =>
      import('#src/screens/boats/cancellation.tsx').then(({ BoatCancellation }) => BoatCancellation),
  },
  {
    path: paths.boatAccessories,
    title: 'Accessories',
    load: () => import('#src/screens/boats/accessories.tsx').then(({ BoatAccessories }) => BoatAccessories),
  },
  {
    path: paths.boatAllowed,
    title: 'Allowed on the boat',
    load: () => import('#src/screens/boats/allowed.tsx').then(({ BoatAllowed }) => BoatAllowed),
  },
  {
    path: paths.boatDocuments,
    title: 'Add documentation',
    load: () => import('#src/screens/boats/documents.tsx').then(({ BoatDocuments }) => BoatDocuments),
  },
  {
    path: paths.queue,
    title: 'Review queue',
    load: () => import('#src/screens/boats/review-queue.tsx').then(({ ReviewQueue }) => ReviewQueue),
  },
  {
    path: paths.admins,
    title: 'Admin Users',
    load: () => import('#src/screens/admins/list.tsx').then(({ AdminList }) => AdminList),
  },
  {
    path: paths.users,
    title: 'Users',
    load: () => import('#src/screens/users/list.tsx').then(({ Users }) => Users),
  },
  {
    path: paths.bookings,
    title: 'Bookings',
    load: () => import('#src/screens/bookings/list.tsx').then(({ Bookings }) => Bookings),
  },
  {
    path: paths.guestPayments,
    title: 'Guest Payment',
    load: () => import('#src/screens/bookings/guest-payments.tsx').then(({ GuestPayments }) => GuestPayments),
  },
  {
    path: paths.reviews,
    title: 'Reviews',
    load: () => import('#src/screens/reviews/list.tsx').then(({ Reviews }) => Reviews),
  },
  {
    path: paths.data,
    title: 'Data',
    load: () => import('#src/screens/data/index.tsx').then(({ Data }) => Data),
  },
  {
    path: paths.messages,
    title: 'Messages',
    load: () => import('#src/screens/messages/messages.tsx').then(({ Messages }) => Messages),
  },
  {
    path: paths.sales,
    title: 'Sales & Payments',
    load: () => import('#src/screens/sales/list.tsx').then(({ Sales }) => Sales),
  },
  {
    path: paths.refunds,
    title: 'Refund Management',
    load: () => import('#src/screens/refunds/list.tsx').then(({ Refunds }) => Refunds),
  },
  {
    path: paths.refund,
    title: 'Refund',
    load: () => import('#src/screens/refunds/detail.tsx').then(({ RefundDetail }) => RefundDetail),
  },
  {
    path: paths.refundProof,
    title: 'Proof of the refund',
    load: () => import('#src/screens/refunds/proof.tsx').then(({ RefundProof }) => RefundProof),
  },
  {
    path: paths.workshop,
    title: 'Workshop',
    load: () => import('#src/screens/workshop/workshop.tsx').then(({ Workshop }) => Workshop),
  },
  {
    path: paths.account,
    title: 'My account',
    load: () => import('#src/screens/account/account.tsx').then(({ MyAccount }) => MyAccount),
  },
  ...(Object.keys(collections) as CollectionName[]).map((name) => ({
    path: screenOf(name),
    title: collections[name].title,
    load: () =>
      import('#src/screens/collections/load.tsx').then(({ loadCollection }) => loadCollection(name)),
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
