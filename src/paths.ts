// Every address of the product in one place.
export const paths = {
  login: '/',
  home: '/home',
  boats: '/home/boat',
  boat: '/home/boat/detail',
  boatOptions: '/home/boat/option',
  boatInfo: '/home/boat/info',
  users: '/home/users',
  messages: '/home/message',
} as const;
