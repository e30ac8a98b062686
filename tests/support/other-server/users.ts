// §7 users on the other server: a plain array, no pages, no versions; a change is answered without the row.
import { users } from './data.ts';
import { found, type Route } from './route.ts';

export type OtherUser = Record<string, unknown> & { _id: string };

/** Its users: those of the other data, and a crowd of guests. */
export const otherUsers = (): OtherUser[] => [
  ...users.map((user) => ({ ...user, email: `${user.firstName.toLowerCase()}@hosts.example`, boatCount: 1 })),
  ...Array.from({ length: 300 }, (_, index) => ({
    _id: `65f0c1d2e3a4b5c6d7f0${(index + 1).toString(16).padStart(4, '0')}`,
    firstName: `Guest${index + 1}`,
    lastName: index % 3 ? 'Moreau' : null,
    email: `guest${index + 1}@other.example`,
    birthDay: '1991-04-02T00:00:00.000Z',
    date: `2026-0${(index % 9) + 1}-11T10:00:00.000Z`,
    boatCount: 0,
    boats: null,
  })),
];

export function userRoutes(rows: OtherUser[]): Route[] {
  const userOf = (id = ''): OtherUser | undefined => rows.find(({ _id }) => _id === id);
  return [
    ['GET', /^\/admin\/users\/getAllusers$/, () => found(rows)],
    [
      'POST',
      /^\/admin\/users\/updateInfo\/([^/]+)$/,
      ({ params: [id], body }) => {
        const user = userOf(id);
        if (!user) return found(undefined);
        Object.assign(user, body['data']);
        return { flag: true };
      },
    ],
    [
      'POST',
      /^\/admin\/users\/blockUser\/([^/]+)$/,
      ({ params: [id], body }) => {
        const user = userOf(id);
        if (!user) return found(undefined);
        user['block'] = body['value'];
        return { flag: true };
      },
    ],
    ['GET', /^\/users\/([^/]+)$/, ({ params: [id] }) => found(userOf(id))],
  ];
}
