// Admin accounts on the other server: a plain array, no versions, and more in a row than anybody should get.
import { found, type Answer, type Route } from './route.ts';
import { admin } from './data.ts';

interface OtherAdmin {
  _id: string;
  [field: string]: unknown;
}

const id = (number: number): string => `65f0c1d2e3a4b5c6d7eb${number.toString(16).padStart(4, '0')}`;

/** The one that is changed and deleted. Its role is a text, and its password comes along. */
export const colleague: OtherAdmin = {
  _id: id(1),
  firstName: 'Rui',
  lastName: 'Pinto',
  email: 'rui@other.example',
  role: '2',
  password: '$2b$10$should.never.be.shown',
  __v: 4,
};

/** Hardly anything is known of it. */
export const sparseAdmin: OtherAdmin = { _id: id(2), firstName: null, email: 'nameless@other.example' };

/** Answers what §7 lists of admin accounts: a flag to each change, and the rows to nothing but the list. */
export function adminRoutes(): Route[] {
  let rows: OtherAdmin[] = [{ ...admin }, { ...colleague }, { ...sparseAdmin }];
  const one = /^\/admin\/users\/([^/]+)$/;
  return [
    ['GET', /^\/admin\/users$/, () => found(rows)],
    [
      'POST',
      /^\/admin\/users$/,
      ({ body: { data } }): Answer => {
        const { password: _, ...added } = data as OtherAdmin;
        if (rows.some(({ email }) => email === added['email']))
          return { flag: false, sort: 'email', error: 'We know this one already, sailor.' };
        rows = [...rows, { ...added, _id: id(16 + rows.length) }];
        return { flag: true };
      },
    ],
    [
      'PUT',
      one,
      ({ params: [wanted], body: { data } }): Answer => {
        if (!rows.some(({ _id }) => _id === wanted)) return found(undefined);
        rows = rows.map((row) => (row._id === wanted ? { ...row, ...(data as object) } : row));
        return { flag: true };
      },
    ],
    [
      'DELETE',
      one,
      ({ params: [wanted] }): Answer => {
        rows = rows.filter(({ _id }) => _id !== wanted);
        return { flag: true };
      },
    ],
  ];
}
