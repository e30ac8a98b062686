import { describe, expect, test } from 'vitest';
import { calls, pathOf, type Call } from '#schemas/calls.ts';
import { bodies, forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { fieldsOf } from '#schemas/walk.ts';

/** §7 as the specification lists it. */
const specified = `
GET /admin/users/{email}/{password}
GET /admin/users/protected
GET /users/{id}
GET /admin/users/getAllusers
POST /admin/users/updateInfo/{id}
POST /admin/users/blockUser/{id}
POST /admin/users
GET /admin/users
PUT /admin/users/{_id}
DELETE /admin/users/{id}
GET /boats/getfee
POST /boats/setfee
GET /boats/getPayment
POST /boats/setPayment
GET /boats/getallboattype
POST /boats/addboattype
GET /boats/deletetype/{id}
GET /boats/getallboatbrand
POST /boats/addboatbrand
GET /boats/deletebrand/{id}
GET /boats/getAccessories
POST /boats/setAccessories/{id}
GET /boats/deleteAccessories/{id}
GET /boats/getAllowes
POST /boats/setAllowes/{id}
GET /boats/deleteallow/{id}
GET /boats/getEnginesCount
GET /boats/getBathroomCount
GET /boats/getCabinscount
GET /boats/getCapacity
GET /boats/getallboatpower
GET /boats/getLocationType
GET /admin/boats/getAllboats
POST /admin/boats/search/filter
GET /boats/getbasicInfo/{id}
GET /boats/getSimilar/{location}/{boatId}
PUT /boats/updateboat/{id}
POST /boats/addplan/{boatId}
POST /boats/delplan/{boatId}
POST /boats/addLocation/{boatId}
POST /boats/addboatImage/{boatId}/{slot}
POST /boats/adddocImage/{boatId}/{type}
POST /boats/addCancellation/{boatId}
POST /boats/addAccessories/{boatId}
POST /boats/addAllowes/{boatId}
POST /admin/boats/setBoatStatus/{boatId}
GET /admin/boats/getAllReviews
POST /admin/boats/setHostReview/{hostId}
GET /admin/boats/delHostReview/{hostId}/{reviewId}
GET /admin/booking/getAllBooking
POST /reservation/setBookStatus/{id}
`
  .trim()
  .split('\n');

/** The keys of the JSON or multipart body that §7 names. */
const specifiedBodies: Record<string, string[]> = {
  updateUser: ['data'],
  blockUser: ['value'],
  addAdmin: ['data'],
  updateAdmin: ['data'],
  setFee: ['fee'],
  setPayment: ['payment'],
  addBoatType: ['id', 'name'],
  addBoatBrand: ['id', 'name'],
  setAccessory: ['photo', 'title'],
  setAllowed: ['photo', 'title'],
  filterBoats: ['size', 'boattype', 'capacity', 'price', 'any'],
  updateBoat: [
    'user',
    'model',
    'description',
    'location1',
    'year',
    'size',
    'boattype',
    'boatbrand',
    'enginecount',
    'bathroomcount',
    'power',
    'capacity',
    'cabinscount',
  ],
  savePlan: ['_id', 'description', 'price', 'start', 'end', 'captain'],
  deletePlan: ['_id'],
  saveLocation: ['boatname', 'locationtype', 'marinaname', 'address'],
  saveCancellation: ['cancellation'],
  saveAccessories: ['accessories'],
  saveAllowed: ['allowes'],
  setBoatStatus: ['sort', 'result'],
  updateReview: ['reviewId', 'review', 'content'],
  setBookingStatus: ['value'],
};

const rows = Object.entries<Call>(calls);
const lineOf = ({ method, path }: Call): string => `${method} ${path}`;

describe('the rows', () => {
  test('§7 every call is a row with its method and path, and every other row is marked as ours', () => {
    expect(
      rows
        .filter(([, row]) => !row.ours)
        .map(([, row]) => lineOf(row))
        .sort(),
    ).toEqual([...specified].sort());
  });

  test('§7 no row that is ours takes the place of a specified one', () => {
    const ours = rows.filter(([, row]) => row.ours).map(([, row]) => lineOf(row));
    expect(ours.filter((line) => specified.includes(line))).toEqual([]);
    expect(new Set(ours).size).toBe(ours.length);
  });

  describe('§7 a row that writes sends what is specified, and demands nothing besides', () => {
    const definitions = { ...bodies, ...forms };
    const keysOf = (schema: Schema): string[] => {
      const said = (key: string): unknown[] =>
        [schema, ...(schema.allOf ?? [])].map((part) => part.properties?.[key]);
      return [...fieldsOf(schema).keys()].filter((key) => !said(key).includes(false)).sort();
    };
    const written = rows.flatMap(([name, { body, ours, upload }]) =>
      body && !ours && upload === undefined ? [[name, definitions[body].schema] as const] : [],
    );

    test('no row is left out', () => {
      const names = Object.keys(specifiedBodies).filter((name) => !specifiedBodies[name]?.includes('photo'));
      expect(written.map(([name]) => name).sort()).toEqual(names.sort());
    });

    test.each(written)('%s', (name, schema) => {
      const keys = specifiedBodies[name] ?? [];
      const required = [schema, ...(schema.allOf ?? [])].flatMap((part) => part.required ?? []);
      expect(keysOf(schema)).toEqual(expect.arrayContaining(keys));
      expect(required.filter((key) => !keys.includes(key))).toEqual([]);
    });
  });

  test('§7 the uploads send the field photo', () => {
    const uploads = rows.filter(([, { upload, ours }]) => upload && !ours).map(([name]) => name);
    expect(uploads.sort()).toEqual(['saveBoatImage', 'saveDocumentImage', 'setAccessory', 'setAllowed']);
  });
});

describe('a path', () => {
  const odd = [
    'a/b',
    '../b',
    '...',
    '%',
    '%2F',
    'ö ü',
    '日本',
    '?q=1',
    '#top',
    'a;b',
    '😀',
    'a&b=c',
    '+',
    "o'neill",
  ];

  test.each(odd)('§7 keeps %j in one segment', (id) => {
    const path = pathOf(calls.getSimilarBoats, { location: id, boatId: '7' });
    const url = new URL(`http://server/api${path}`);
    const segments = url.pathname.split('/');
    expect(segments).toHaveLength(6);
    expect(decodeURIComponent(segments[4] ?? '')).toBe(id);
    expect(segments[5]).toBe('7');
    expect(url.search + url.hash).toBe('');
  });

  test.each(['.', '..'])('§7 refuses %j, which a URL cannot hold as a segment', (id) => {
    expect(() => pathOf(calls.getUser, { id })).toThrow(RangeError);
  });

  test('§7 holds the email and the password of the login as two segments', () => {
    expect(pathOf(calls.login, { email: 'ada@harbour.example', password: 'a/b c?' })).toBe(
      '/admin/users/ada%40harbour.example/a%2Fb%20c%3F',
    );
  });
});
