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
  users: '/home/users',
  messages: '/home/message',
  admins: '/home/adminusers',
} as const;
