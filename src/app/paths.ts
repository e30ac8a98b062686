// Every address of the product in one place.
export const paths = {
  login: '/',
  home: '/home',
  boats: '/home/boat',
  boat: '/home/boat/detail',
  boatOptions: '/home/boat/option',
  boatInfo: '/home/boat/info',
  boatPlans: '/home/boat/plan',
  boatLocation: '/home/boat/location',
  boatPictures: '/home/boat/picture',
  boatCancellation: '/home/boat/cancellation',
  boatAccessories: '/home/boat/accessories',
  boatAllowed: '/home/boat/allowes',
  boatDocuments: '/home/boat/docimage',
  queue: '/home/queue',
  users: '/home/users',
  bookings: '/home/bookings',
  guestPayments: '/home/guest',
  messages: '/home/message',
  admins: '/home/adminusers',
  reviews: '/home/reviews',
  data: '/home/data',
  sales: '/home/sales',
  refunds: '/home/refunds',
  refund: '/home/refunds/detail',
  refundProof: '/home/refunds/proof',
  workshop: '/home/workshop',
  account: '/home/account',
} as const;

/** The address of a row on its screen, or of what the screen shows of it under another key. */
export const rowHref = (path: string, id: string | number, key = 'row'): string =>
  `${path}?${String(new URLSearchParams({ [key]: String(id) }))}`;

/** A screen behind the login. */
export type ScreenName = Exclude<keyof typeof paths, 'login'>;
