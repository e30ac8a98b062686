// What is behind the login: the shell, and how each screen is loaded. They are asked for here and nowhere else, so the bundler
// knows that what the shell has loaded is there.
import type { CollectionName } from '#schemas/types.ts';
import type { ScreenName } from './paths.ts';
import type { Screen } from './screen.ts';

export { Shell } from '#src/layout/shell.tsx';

export const screens = {
  home: () => import('#src/screens/home/home.tsx').then(({ Home }) => Home),
  boats: () => import('#src/screens/boats/list.tsx').then(({ BoatList }) => BoatList),
  boat: () => import('#src/screens/boats/detail.tsx').then(({ BoatDetail }) => BoatDetail),
  boatOptions: () => import('#src/screens/boats/options.tsx').then(({ BoatOptions }) => BoatOptions),
  boatInfo: () => import('#src/screens/boats/info.tsx').then(({ BoatInfo }) => BoatInfo),
  boatPlans: () => import('#src/screens/boats/plans.tsx').then(({ BoatPlansSettings }) => BoatPlansSettings),
  boatLocation: () => import('#src/screens/boats/location.tsx').then(({ BoatLocation }) => BoatLocation),
  boatPictures: () =>
    import('#src/screens/boats/pictures.tsx').then(({ BoatPictureSettings }) => BoatPictureSettings),
  boatCancellation: () =>
    import('#src/screens/boats/cancellation.tsx').then(({ BoatCancellation }) => BoatCancellation),
  boatAccessories: () =>
    import('#src/screens/boats/accessories.tsx').then(({ BoatAccessories }) => BoatAccessories),
  boatAllowed: () => import('#src/screens/boats/allowed.tsx').then(({ BoatAllowed }) => BoatAllowed),
  boatDocuments: () => import('#src/screens/boats/documents.tsx').then(({ BoatDocuments }) => BoatDocuments),
  queue: () => import('#src/screens/boats/review-queue.tsx').then(({ ReviewQueue }) => ReviewQueue),
  admins: () => import('#src/screens/admins/list.tsx').then(({ AdminList }) => AdminList),
  users: () => import('#src/screens/users/list.tsx').then(({ Users }) => Users),
  bookings: () => import('#src/screens/bookings/list.tsx').then(({ Bookings }) => Bookings),
  guestPayments: () =>
    import('#src/screens/bookings/guest-payments.tsx').then(({ GuestPayments }) => GuestPayments),
  reviews: () => import('#src/screens/reviews/list.tsx').then(({ Reviews }) => Reviews),
  data: () => import('#src/screens/data/index.tsx').then(({ Data }) => Data),
  messages: () => import('#src/screens/messages/messages.tsx').then(({ Messages }) => Messages),
  sales: () => import('#src/screens/sales/list.tsx').then(({ Sales }) => Sales),
  refunds: () => import('#src/screens/refunds/list.tsx').then(({ Refunds }) => Refunds),
  refund: () => import('#src/screens/refunds/detail.tsx').then(({ RefundDetail }) => RefundDetail),
  refundProof: () => import('#src/screens/refunds/proof.tsx').then(({ RefundProof }) => RefundProof),
  workshop: () => import('#src/screens/workshop/workshop.tsx').then(({ Workshop }) => Workshop),
  account: () => import('#src/screens/account/account.tsx').then(({ MyAccount }) => MyAccount),
} satisfies Record<ScreenName, () => Promise<Screen>>;

export const loadCollection = async (name: CollectionName): Promise<Screen> =>
  (await import('#src/screens/collections/load.tsx')).loadCollection(name);
